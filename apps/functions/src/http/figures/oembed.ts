import { FIGURE_TEXTS } from '@tim/figure';
import type { CabinClass } from '@tim/engine';
import { dayText } from '@tim/notation';
import type { AnswerReport } from '../../log/log-call.ts';
import type { Services } from '../../services/services.ts';
import { answerKnown, weakETag } from '../etag.ts';
import type { ReadRequest } from '../read-body.ts';
import { sendJsonBytes } from '../respond.ts';
import type { Responder } from '../respond.ts';
import { StatusError } from '../status-error.ts';
import { Violations } from '../violations.ts';
import { readFigureRequest } from './figure-request.ts';
import type { FigureRequest } from './figure-request.ts';

const DAY_SECONDS = 86_400;
const CACHE_CONTROL = `public, max-age=${DAY_SECONDS}`;

/** Room that the figure with everything beside it needs [px]. */
const WIDTH = 560;
const HEIGHT = 420;

const PARAMETERS: readonly string[] = ['url', 'format', 'maxwidth', 'maxheight'];
const PAGE = /^\/lookup\/(flight|route)$/;

/** What a page of ours shows that somebody has a link to. */
function readPage(url: string | null, siteUrl: string): FigureRequest {
  const violations = new Violations();
  if (url === null || !URL.canParse(url)) {
    violations.invalidArgument('url', ({ resultAddress }) => resultAddress);
    violations.throwIfAny();
  }
  const { origin, pathname, searchParams } = new URL(url ?? '');
  const [, kind] = PAGE.exec(pathname) ?? [];
  if (origin !== new URL(siteUrl).origin || kind === undefined) {
    throw new StatusError('NOT_FOUND', `Only results of ${siteUrl} can be embedded.`);
  }
  const cabin = searchParams.get('cabin');
  const asked = new URLSearchParams(cabin === null ? {} : { cabin });
  const itinerary = encodeURIComponent(searchParams.get('itinerary') ?? '');
  return readFigureRequest({ kind: kind === 'flight' ? 'flight' : 'route', itinerary }, asked);
}

/** The attributes of the element that shows the same. */
function attributesOf({ subject, cabin }: FigureRequest): Readonly<Record<string, string>> {
  const { origin: from, destination: to } = subject.market;
  const shared = { from, to, ...cabinOf(cabin) };
  if (subject.kind === 'route') return shared;
  const { operatingCarrierCode, flightNumber, departureDate } = subject.flight;
  const date = departureDate ? dayText(departureDate) : '';
  return { flight: `${operatingCarrierCode}${flightNumber}`, ...shared, date };
}

const cabinOf = (cabin: CabinClass) => (cabin === 'economy' ? {} : { cabin });

function bound(query: URLSearchParams, name: string, wanted: number, violations: Violations): number {
  const given = query.get(name);
  if (given === null) return wanted;
  if (!/^[1-9]\d{0,4}$/.test(given)) violations.invalidArgument(name, ({ pixels }) => pixels);
  return Math.min(wanted, Number(given));
}

/** What stands at the link, as oEmbed 1.0 has it: a frame, and the card as its picture. */
function oembedOf(page: FigureRequest, siteUrl: string, width: number, height: number): object {
  const attributes = attributesOf(page);
  const { kind, market } = page.subject;
  const title = FIGURE_TEXTS.fromTo(market.origin, market.destination);
  const address = `${siteUrl}/embed/figure?${new URLSearchParams(attributes).toString()}`;
  const itinerary = [market.origin, market.destination];
  if (page.subject.kind === 'flight') {
    const { operatingCarrierCode, flightNumber } = page.subject.flight;
    itinerary.push(operatingCarrierCode, flightNumber, attributes['date']?.replaceAll('-', '') ?? '');
  }
  const cabin = page.cabin === 'economy' ? '' : `?cabin=${page.cabin}`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Travel Impact Model, open',
    provider_url: siteUrl,
    title: [attributes['flight'], title, attributes['date']].filter(Boolean).join(', '),
    html: `<iframe src="${address.replaceAll('&', '&amp;')}" width="${width}" height="${height}" title="${title}" loading="lazy" referrerpolicy="no-referrer" style="border:0"></iframe>`,
    width,
    height,
    thumbnail_url: `${siteUrl}/v1/figures/${kind}/${itinerary.join('-')}.png${cabin}`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    cache_age: DAY_SECONDS,
  };
}

/**
 * Answers an oEmbed consumer, which has a link to a result.
 *
 * @throws StatusError when the link is none of ours, or another format is asked for
 */
export async function handleOembed(
  request: ReadRequest,
  response: Responder,
  query: URLSearchParams,
  { settings: { siteUrl } }: Services,
): Promise<AnswerReport> {
  const violations = new Violations();
  for (const name of query.keys()) if (!PARAMETERS.includes(name)) violations.unknownParameter(name, PARAMETERS);
  const width = bound(query, 'maxwidth', WIDTH, violations);
  const height = bound(query, 'maxheight', HEIGHT, violations);
  violations.throwIfAny();
  if ((query.get('format') ?? 'json') !== 'json')
    throw new StatusError('UNIMPLEMENTED', 'Only format=json is offered.');
  const page = readPage(query.get('url'), siteUrl);
  const bytes = Buffer.from(`${JSON.stringify(oembedOf(page, siteUrl, width, height), undefined, 2)}\n`);
  if (answerKnown(request, response, weakETag(bytes), CACHE_CONTROL)) return {};
  const accepted = request.headers['accept-encoding'];
  const acceptEncoding = typeof accepted === 'string' ? accepted : undefined;
  await sendJsonBytes(response, 200, bytes, { acceptEncoding, cacheControl: CACHE_CONTROL });
  return {};
}
