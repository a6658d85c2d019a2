import { responseOf } from '../../shared/api/outcome.ts';
import { flightHeadline, routeHeadline, unansweredHeadline, type Headline } from '../headline/headline-words.ts';
import { flightHeadlineSubject, namesIn, routeSubject } from '../question/subject.ts';
import { paintedHere } from '../../shared/hand-over.ts';
import type { CalculatorMode } from './calculator-address.ts';
import type { Calculator } from './use-calculator.ts';

/**
 * The headline of what the calculator shows. What the page's loader has painted of it already stays until the answer is
 * here, which has the same words.
 *
 * @param airlineName - of the one whose flights are listed, which may not be one of the answer's
 */
export function headlineOf(
  mode: CalculatorMode,
  isHydrated: boolean,
  { entries: [entry], flight, typical, main, question }: Calculator,
  airlineName?: string,
): Headline {
  const painted = paintedHere() as Headline | undefined;
  if (!isHydrated) return painted ?? unansweredHeadline();
  if (entry === undefined || main.kind === 'idle') return unansweredHeadline('', question);
  if (main.kind === 'loading' && painted) return painted;
  const asked = { question, airlineName, typical: responseOf(typical) };
  return mode === 'flight'
    ? flightHeadline({
        ...asked,
        subject: flightHeadlineSubject(entry, namesIn(responseOf(flight))),
        flight: responseOf(flight),
      })
    : routeHeadline({ ...asked, subject: routeSubject(entry, namesIn(responseOf(typical))) });
}
