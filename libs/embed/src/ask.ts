import { readFigure, type Figure } from '@tim/figure';
import { figureAddress, type FigureQuestion } from './question.ts';

/** What came of a question. */
export type Answer =
  | { readonly kind: 'figure'; readonly figure: Figure }
  /** The service has no figure; `reason` is its code. */
  | { readonly kind: 'none'; readonly reason: string }
  /** The service cannot read the question: there is no such date, say. */
  | { readonly kind: 'misread' }
  /** Anything else: no answer, or one that is not the service's own, such as a proxy's or the hosting's "not found". */
  | { readonly kind: 'failed' };

/** Asks without telling who asks: no cookie, no address of the page. Never rejects. */
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
    const reason = response.headers.get('X-Unavailable-Reason');
    if (!response.ok && reason) return { kind: 'none', reason };
    if (response.status === 400) return { kind: 'misread' };
    const figure = response.ok ? readFigure(await response.json()) : undefined;
    return figure ? { kind: 'figure', figure } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
