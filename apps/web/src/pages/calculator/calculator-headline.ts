import type { CabinClass } from '@tim/engine';
import { responseOf } from '../../api/use-operation.ts';
import {
  flightHeadline,
  routeHeadline,
  unansweredHeadline,
  type Headline,
} from '../../components/results/headline/headline-words.ts';
import { flightHeadlineSubject, routeSubject } from '../../components/results/subject.ts';
import type { CalculatorMode } from './calculator-address.ts';
import type { Calculator } from './use-calculator.ts';

/**
 * The headline of what the calculator shows. What the page's loader has painted of it already stays until the answer is
 * here, which has the same words.
 *
 * @param cabin - the one that was chosen, if any
 */
export function headlineOf(
  mode: CalculatorMode,
  isHydrated: boolean,
  { entries, flight, typical }: Pick<Calculator, 'entries' | 'flight' | 'typical'>,
  cabin: CabinClass | undefined,
): Headline {
  const painted = paintedHeadline();
  const [entry] = entries;
  if (!isHydrated) {
    return painted ?? unansweredHeadline();
  }
  const main = mode === 'flight' ? flight : typical;
  if (entry === undefined || main.status === 'idle') {
    return unansweredHeadline();
  }
  if (main.status === 'loading' && painted?.isAnswered && cabin === undefined) {
    return painted;
  }
  return mode === 'flight'
    ? flightHeadline({
        subject: flightHeadlineSubject(entry),
        flight: responseOf(flight),
        typical: responseOf(typical),
        cabin,
      })
    : routeHeadline({ subject: routeSubject(entry), typical: responseOf(typical), cabin });
}

/** Nothing while the site is built, and nothing once the address is another. */
function paintedHeadline(): Headline | undefined {
  if (typeof window === 'undefined') return undefined;
  const { address, headline } = window.paintedHeadline ?? {};
  return address === window.location.pathname + window.location.search ? headline : undefined;
}
