import type { CabinClass } from '@tim/engine';
import { CARD_WIDTHS, FIGURE_LANGUAGES, type CardWidth, type FigureLanguage } from '@tim/figure';
import { fill, joined, languagePath } from '@tim/languages';
import { dayText } from '@tim/notation';
import type { AnswerReport } from '../../log/log-call.ts';
import type { Services } from '../../services/services.ts';
import { answerKnown, weakETag } from '../etag.ts';
import { headerOf, type ReadRequest } from '../read-body.ts';
import { sendBytes } from '../respond.ts';
import type { Responder } from '../respond.ts';
import { StatusError } from '../status-error.ts';
import { Violations } from '../violations.ts';
import { PNG_LANGUAGES, readFigureRequest, type FigureRequest } from './figure-request.ts';
import { LOCALES } from './write-figure.ts';

const DAY_SECONDS = 86_400;
const CACHE_CONTROL = `public, max-age=${DAY_SECONDS}`;

/** Room that the figure with everything beside it needs [px]. */
const WIDTH = 560;
const HEIGHT = 420;

const PARAMETERS = ['url', 'format', 'maxwidth', 'maxheight'];
const PAGE = /^\/lookup\/(flight|route)$/;

/** Width to height of a card. */
const CARD_RATIO = 1200 / 630;

/** What a page of ours shows that somebody has a link to. */
function readPage(url: string | null, siteUrl: string): FigureRequest {
  const violations = new Violations();
  if (url === null || !URL.canParse(url)) {
    violations.invalidArgument('url', ({ resultAddress }) => resultAddress);
    violations.throwIfAny();
  }
  const { origin, pathname, searchParams } = new URL(url ?? '');
  violations.parametersGivenTwice(searchParams);
  violations.throwIfAny();
  const lang = FIGURE_LANGUAGES.find((one) => one !== 'en' && pathname.startsWith(`${languagePath(one)}/`)) ?? 'en';
  const [, kind] = PAGE.exec(pathname.slice(languagePath(lang).length)) ?? [];
  if (origin !== new URL(siteUrl).origin || kind === undefined) {
    throw new StatusError('NOT_FOUND', `Only results of ${siteUrl} can be embedded.`);
  }
  const cabin = searchParams.get('cabin');
  const asked = new URLSearchParams({ lang, ...(cabin !== null && { cabin }) });
  const itinerary = encodeURIComponent(searchParams.get('itinerary') ?? '');
  return readFigureRequest({ kind: kind === 'flight' ? 'flight' : 'route', itinerary }, asked);
}

/** The attributes of the element that shows the same. */
function attributesOf({ subject, cabin, lang }: FigureRequest): Readonly<Record<string, string>> {
  const { origin: from, destination: to } = subject.market;
  const shared = { from, to, ...cabinOf(cabin), ...langOf(lang) };
  if (subject.kind === 'route') return shared;
  const { operatingCarrierCode, flightNumber, departureDate } = subject.flight;
  const date = departureDate ? dayText(departureDate) : '';
  return { flight: `${operatingCarrierCode}${flightNumber}`, ...shared, date };
}

const cabinOf = (cabin: CabinClass) => (cabin === 'economy' ? {} : { cabin });
const langOf = (lang: FigureLanguage) => (lang === 'en' ? {} : { lang });

function bound(query: URLSearchParams, name: string, violations: Violations): number {
  const given = query.get(name);
  if (given === null) return Infinity;
  if (!/^[1-9]\d{0,4}$/.test(given)) violations.invalidArgument(name, ({ pixels }) => pixels);
  return Number(given);
}

/** The most room that there is [px]. */
type Room = { readonly width: number; readonly height: number };

/** The widest card that there is room for; none where there is none. */
const thumbnailWithin = (room: Room) =>
  CARD_WIDTHS.map((name) => ({ name, width: Number(name), height: Math.round(Number(name) / CARD_RATIO) })).find(
    ({ width, height }) => width <= room.width && height <= room.height,
  );

/** The widest goes without saying. */
const widthOf = (width: CardWidth) => (width === CARD_WIDTHS[0] ? {} : { width });

/** What stands at the link, as oEmbed 1.0 has it: a frame, and the card as its picture. */
function oembedOf(page: FigureRequest, siteUrl: string, room: Room): object {
  const width = Math.min(WIDTH, room.width);
  const height = Math.min(HEIGHT, room.height);
  const attributes = attributesOf(page);
  const { subject, cabin, lang } = page;
  const { kind, market } = subject;
  const { texts, day } = LOCALES[lang];
  const title = fill(texts.fromTo, { origin: market.origin, destination: market.destination });
  const date = attributes['date'];
  const address = `${siteUrl}/embed/figure?${new URLSearchParams(attributes).toString()}`;
  const itinerary = [market.origin, market.destination];
  if (subject.kind === 'flight') {
    const { operatingCarrierCode, flightNumber } = subject.flight;
    itinerary.push(operatingCarrierCode, flightNumber, date?.replaceAll('-', '') ?? '');
  }
  // A picture in English for a language that it cannot be drawn in.
  const drawn = PNG_LANGUAGES.find((one) => one === lang) ?? 'en';
  const thumbnail = thumbnailWithin(room);
  const wish = { ...cabinOf(cabin), ...langOf(drawn), ...(thumbnail && widthOf(thumbnail.name)) };
  const parameters = new URLSearchParams(wish).toString();
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Travel Impact Model, open',
    provider_url: siteUrl,
    title: joined(texts.clauses, [attributes['flight'] ?? '', title, date === undefined ? '' : day(date)]),
    html: `<iframe src="${address.replaceAll('&', '&amp;')}" width="${width}" height="${height}" title="${title}" loading="lazy" referrerpolicy="no-referrer" style="border:0"></iframe>`,
    width,
    height,
    ...(thumbnail && {
      thumbnail_url: `${siteUrl}/v1/figures/${kind}/${itinerary.join('-')}.png${parameters && `?${parameters}`}`,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
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
  violations.unknownParameters(query, PARAMETERS);
  const room = { width: bound(query, 'maxwidth', violations), height: bound(query, 'maxheight', violations) };
  violations.throwIfAny();
  if ((query.get('format') ?? 'json') !== 'json')
    throw new StatusError('UNIMPLEMENTED', 'Only format=json is offered.');
  const page = readPage(query.get('url'), siteUrl);
  const bytes = Buffer.from(`${JSON.stringify(oembedOf(page, siteUrl, room), undefined, 2)}\n`);
  if (answerKnown(request, response, weakETag(bytes), CACHE_CONTROL)) return {};
  const acceptEncoding = headerOf(request, 'accept-encoding');
  await sendBytes(response, 200, bytes, { acceptEncoding, cacheControl: CACHE_CONTROL });
  return {};
}
