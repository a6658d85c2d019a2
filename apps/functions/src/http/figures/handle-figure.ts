import { HTTP_STATUS } from '@tim/api-documents';
import type { FlightAnswer, TypicalAnswer } from '@tim/estimate-messages/answers';
import { flightQuery } from '@tim/estimate-messages';
import type { Figure } from '@tim/figure';
import { fill } from '@tim/languages';
import type { ModelVersion } from '@tim/messages';
import { dayText, utcDate } from '@tim/notation';
import { LIMITS } from '@tim/validation';
import { logCode, type AnswerReport } from '../../log/log-call.ts';
import { requireAnAnswer } from '../../operations/failure.ts';
import type { MethodContext } from '../define-method.ts';
import { answerKnown, weakETag } from '../etag.ts';
import type { ReadRequest } from '../read-body.ts';
import { sendJsonBytes } from '../respond.ts';
import type { Responder } from '../respond.ts';
import { requireRate } from '../status-error.ts';
import { flightFigure, NO_SUCH_CABIN, routeFigure } from './figure-of.ts';
import { readFigureRequest } from './figure-request.ts';
import type { FigureAddress, FigureRequest } from './figure-request.ts';
import { LOCALES, writeFigure, writeNoFigure } from './write-figure.ts';
import type { Written } from './write-figure.ts';

/** A figure holds for a day: its data change with a new version of the service alone. */
const CACHE_CONTROL = 'public, max-age=86400';
/** A question without a figure may have one soon, as data are added. */
const NO_FIGURE_CACHE_CONTROL = 'public, max-age=300';

/** A drawing runs nothing and asks for nothing, even when it is opened by itself; the hosting has no policy for it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Reasons that the address itself is at fault for: another date has a figure. Of every other reason it is 404. */
const WRONG_ADDRESS: readonly string[] = ['DATE_OUT_OF_WINDOW'];

/** Why there is no figure: a code for programs, a sentence for people. */
type NoFigure = { readonly kind: 'none'; readonly code: string; readonly sentence: string };
type Found = { readonly kind: 'figure'; readonly figure: Figure } | NoFigure;

/** What a figure counts for: a flight has what is typical beside it, save in a cell; a PNG is drawn here. */
function workOf({ subject, format }: FigureRequest): number {
  const questions = subject.kind === 'flight' && format !== 'txt' ? 2 : 1;
  return questions + (format === 'png' ? LIMITS.workOfPicture : 0);
}

function noFigure(
  { result }: FlightAnswer | TypicalAnswer,
  { cabin, lang }: FigureRequest,
  { wordsIn }: MethodContext,
): NoFigure {
  if (result.kind === 'unavailable') {
    return { kind: 'none', code: result.reason, sentence: wordsIn(lang).unavailable(result) };
  }
  const { texts } = LOCALES[lang];
  if (result.kind === 'published' && Object.keys(result.entry).length <= 1) {
    return { kind: 'none', code: 'UNKNOWN', sentence: texts.notKnown };
  }
  return { kind: 'none', code: NO_SUCH_CABIN, sentence: fill(texts.noCabin, { cabin: texts.cabins[cabin] }) };
}

/** @returns with what names the engine's data */
async function find(request: FigureRequest, context: MethodContext): Promise<Found & Pick<ModelVersion, 'dataHash'>> {
  const { provider, siteUrl, citiesIn } = context;
  const { subject, cabin, unit, format, lang } = request;
  const options = { includesWorking: false };
  const wishWith = (modelVersion: ModelVersion) => ({
    cabin,
    unit,
    modelVersion,
    siteUrl,
    language: lang,
    cityOf: citiesIn(lang),
  });
  if (subject.kind === 'route') {
    const { answers, modelVersion } = await provider.typicalEmissions([subject.market], options);
    requireAnAnswer(answers);
    const [answer] = answers;
    const figure = answer && routeFigure(subject.market, answer, wishWith(modelVersion));
    return { ...foundOr(figure, answer, request, context), dataHash: modelVersion.dataHash };
  }
  const { answers, modelVersion } = await provider.flightEmissions([flightQuery(subject.flight)], options);
  requireAnAnswer(answers);
  const [answer] = answers;
  const usual = format === 'txt' ? undefined : await provider.typicalEmissions([subject.market], options);
  const figure = answer && flightFigure(subject.flight, answer, usual?.answers[0], wishWith(modelVersion));
  return { ...foundOr(figure, answer, request, context), dataHash: modelVersion.dataHash };
}

function foundOr(
  figure: Figure | undefined,
  answer: FlightAnswer | TypicalAnswer | undefined,
  request: FigureRequest,
  context: MethodContext,
): Found {
  if (figure) return { kind: 'figure', figure };
  if (!answer) throw new Error('a question without an answer');
  return noFigure(answer, request, context);
}

/** What a picture without a figure is of, as the address has it. */
function subjectText({ subject, lang }: FigureRequest): string {
  const { origin, destination } = subject.market;
  if (subject.kind === 'route') return `${origin}–${destination}`;
  const { operatingCarrierCode, flightNumber, departureDate } = subject.flight;
  const day = departureDate ? LOCALES[lang].day(dayText(departureDate)) : '';
  return `${operatingCarrierCode} ${flightNumber} ${origin}–${destination}, ${day}`;
}

type Sending = { readonly status: number; readonly cacheControl: string };

async function send(
  request: ReadRequest,
  response: Responder,
  { contentType, bytes }: Written,
  { status, cacheControl }: Sending,
): Promise<void> {
  // So that a page may show it that lets in nothing of others unless they agree.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Content-Security-Policy', POLICY);
  if (status === 200 && answerKnown(request, response, weakETag(bytes), cacheControl)) return;
  const accepted = request.headers['accept-encoding'];
  const acceptEncoding = typeof accepted === 'string' && contentType !== 'image/png' ? accepted : undefined;
  await sendJsonBytes(response, status, bytes, { acceptEncoding, contentType, cacheControl });
}

/**
 * Answers one figure, in the format asked for.
 *
 * @throws StatusError when the address is wrong, who asks has asked too often, or there is no figure
 */
export async function handleFigure(
  request: ReadRequest,
  response: Responder,
  query: URLSearchParams,
  address: FigureAddress,
  context: MethodContext,
): Promise<AnswerReport> {
  const asked = readFigureRequest(address, query);
  const work = workOf(asked);
  requireRate(context.meter.charge(work));
  return context.queue(work, async () => {
    const found = await find(asked, context);
    const readOn = dayText(utcDate(context.nowEpochMs()));
    const writing = { request: asked, readOn, drawPng: context.drawPng };
    response.setHeader('X-Answered-By', context.provider.name);
    if (found.dataHash !== undefined) response.setHeader('X-Data-Hash', found.dataHash);
    if (found.kind === 'figure') {
      const written = await writeFigure(found.figure, writing);
      await send(request, response, written, { status: 200, cacheControl: CACHE_CONTROL });
      return { provider: context.provider.name, count: 1 };
    }
    response.setHeader('X-Unavailable-Reason', found.code);
    const told = { subject: subjectText(asked), reason: found.sentence };
    const written = await writeNoFigure(told, writing);
    const code = WRONG_ADDRESS.includes(found.code) ? 'INVALID_ARGUMENT' : 'NOT_FOUND';
    await send(request, response, written, { status: HTTP_STATUS[code], cacheControl: NO_FIGURE_CACHE_CONTROL });
    return { provider: context.provider.name, code: logCode(code), reason: found.code, count: 0 };
  });
}
