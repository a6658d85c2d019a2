import { useLocation } from 'react-router-dom';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { useFinder } from '../../shared/find/finder.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { namedWords } from '../result/named-words.ts';
import { withQuestion } from '../result/question-address.ts';
import { OPTIONS } from './texts.ts';

type OneAirlineProps = {
  readonly code: string;
  /** Its own. */
  readonly options: readonly OptionFigures[];
};

/** Says that one airline's flights alone are listed, and leads to those of all. */
export function OneAirline({ code, options }: OneAirlineProps) {
  const { pathname, search } = useLocation();
  const { finder } = useFinder();
  const name = options[0]?.legs[0]?.carrierName ?? finder?.carriers.named(code)?.name;
  const airline = namedWords({ code, name });
  return (
    <Text size="small">
      {options.length === 0 ? OPTIONS.noneOfAirline(airline) : OPTIONS.ofAirline(airline)}{' '}
      <TextLink to={`${pathname}${withQuestion(search, { airline: '' })}`} preventScrollReset>
        {OPTIONS.allAirlines}
      </TextLink>
    </Text>
  );
}
