import { readFigure, type Figure } from '@tim/figure';
import { figureAddress, type FigureQuestion } from './question.ts';

/** What came of a question. */
export type Answer =
  | { readonly kind: 'figure'; readonly figure: Figure }
  /** `reason` is a code; '' where the answer has none. */
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'failed' };

/** Asks without telling who asks: no cookie, no address of the page. Never rejects, unless it was stopped. */
export async function ask(
  service: string,
  question: FigureQuestion,
  language: string,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(figureAddress(service, question, language), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (response.status === 404 || response.status === 400) {
      return { kind: 'none', reason: response.headers.get('X-Unavailable-Reason') ?? '' };
    }
    const figure = response.ok ? readFigure(await response.json()) : undefined;
    return figure ? { kind: 'figure', figure } : { kind: 'failed' };
  } catch (fault) {
    if (signal.aborted) throw fault;
    return { kind: 'failed' };
  }
}
