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
import { headerOf, type ReadRequest } from '../read-body.ts';
import { sendBytes } from '../respond.ts';
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

/** What a figure counts for: a flight has what is typical beside it, save in a cell; a PNG is drawn here. */
function workOf({ subject, format }: FigureRequest): number {
  const questions = subject.kind === 'flight' && format !== 'txt' ? 2 : 1;
  return questions + (format === 'png' ? LIMITS.workOfPicture : 0);
}

/** Why there is no figure: a code for programs, a sentence for people. */
function noFigure(
  { result }: FlightAnswer | TypicalAnswer,
  { cabin, lang }: FigureRequest,
  { wordsIn }: MethodContext,
): { readonly code: string; readonly sentence: string } {
  if (result.kind === 'unavailable') return { code: result.reason, sentence: wordsIn(lang).unavailable(result) };
  const { texts } = LOCALES[lang];
  if (result.kind === 'published' && Object.keys(result.entry).length <= 1) {
    return { code: 'UNKNOWN', sentence: texts.notKnown };
  }
  return { code: NO_SUCH_CABIN, sentence: fill(texts.noCabin, { cabin: texts.cabins[cabin] }) };
}

/** The answer to the one question, and the figure in it, where it has one. */
type Found = {
  readonly answer: FlightAnswer | TypicalAnswer;
  readonly figure: Figure | undefined;
  /** Names the engine's data. */
  readonly dataHash: string | undefined;
};

async function find(request: FigureRequest, { provider, settings, citiesIn }: MethodContext): Promise<Found> {
  const { subject, format, lang } = request;
  const options = { includesWorking: false };
  const { siteUrl } = settings;
  const wishWith = (modelVersion: ModelVersion) => ({ ...request, modelVersion, siteUrl, cityOf: citiesIn(lang) });
  if (subject.kind === 'route') {
    const { answers, modelVersion } = await provider.typicalEmissions([subject.market], options);
    const answer = onlyOf(answers);
    const figure = routeFigure(subject.market, answer, wishWith(modelVersion));
    return { answer, figure, dataHash: modelVersion.dataHash };
  }
  const { answers, modelVersion } = await provider.flightEmissions([flightQuery(subject.flight)], options);
  const answer = onlyOf(answers);
  const usual = format === 'txt' ? undefined : await provider.typicalEmissions([subject.market], options);
  const figure = flightFigure(subject.flight, answer, usual?.answers[0], wishWith(modelVersion));
  return { answer, figure, dataHash: modelVersion.dataHash };
}

/** @throws OperationError when it failed */
function onlyOf<Answer extends FlightAnswer | TypicalAnswer>(answers: readonly Answer[]): Answer {
  requireAnAnswer(answers);
  const [answer] = answers;
  if (!answer) throw new Error('a question without an answer');
  return answer;
}

/** What a picture without a figure is of, as the address has it. */
function subjectText({ subject, lang }: FigureRequest): string {
  const { origin, destination } = subject.market;
  if (subject.kind === 'route') return `${origin}–${destination}`;
  const { operatingCarrierCode, flightNumber, departureDate } = subject.flight;
  const day = departureDate ? LOCALES[lang].day(dayText(departureDate)) : '';
  return `${operatingCarrierCode} ${flightNumber} ${origin}–${destination}, ${day}`;
}

async function send(
  request: ReadRequest,
  response: Responder,
  { contentType, bytes }: Written,
  status: number,
  cacheControl: string,
): Promise<void> {
  // So that a page may show it that lets in nothing of others unless they agree.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Content-Security-Policy', POLICY);
  if (status === 200 && answerKnown(request, response, weakETag(bytes), cacheControl)) return;
  const acceptEncoding = contentType === 'image/png' ? undefined : headerOf(request, 'accept-encoding');
  await sendBytes(response, status, bytes, { acceptEncoding, contentType, cacheControl });
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
    const { answer, figure, dataHash } = await find(asked, context);
    const readOn = dayText(utcDate(context.nowEpochMs()));
    const writing = { request: asked, readOn, drawPng: context.drawPng };
    response.setHeader('X-Answered-By', context.provider.name);
    if (dataHash !== undefined) response.setHeader('X-Data-Hash', dataHash);
    if (figure) {
      const written = await writeFigure(figure, writing);
      await send(request, response, written, 200, CACHE_CONTROL);
      return { provider: context.provider.name, count: 1 };
    }
    const { code: reason, sentence } = noFigure(answer, asked, context);
    response.setHeader('X-Unavailable-Reason', reason);
    const written = await writeNoFigure({ subject: subjectText(asked), reason: sentence }, writing);
    // Another date has a figure: the address itself is wrong.
    const code = reason === 'DATE_OUT_OF_WINDOW' ? 'INVALID_ARGUMENT' : 'NOT_FOUND';
    await send(request, response, written, HTTP_STATUS[code], NO_FIGURE_CACHE_CONTROL);
    return { provider: context.provider.name, code: logCode(code), reason, count: 0 };
  });
}
