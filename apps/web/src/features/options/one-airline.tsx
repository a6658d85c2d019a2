import { readAirline } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { CarrierField } from '../../shared/find/carrier-field.tsx';
import { useAirlineName } from '../../shared/find/use-airline-name.ts';
import { JOIN } from '../../shared/join.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { namedWords } from '../../shared/named-words.ts';
import { withQuestion } from '../question/question-address.ts';
import { useChangeQuestion } from '../question/use-change-question.ts';
import { OPTIONS } from './texts.ts';

type OneAirlineProps = {
  readonly code: string;
  /** Its own. */
  readonly options: readonly OptionFigures[];
  /** Of all airlines. */
  readonly isBelowFigure: boolean;
};

/** Says that one airline's flights alone are listed, or that there are none, and leads to those of all. */
export function OneAirline({ code, options, isBelowFigure }: OneAirlineProps) {
  const { pathname, search } = useLocation();
  const name = useAirlineName(code, options[0]?.legs[0]?.carrierName);
  const airline = namedWords({ code, name });
  const isUnknownHere = options.length === 0;
  const said = JOIN.sentences([
    fill(isUnknownHere ? OPTIONS.noneOfAirline : OPTIONS.ofAirline, { airline }),
    ...(isBelowFigure ? [OPTIONS.figureOfAll] : []),
  ]);
  const content = (
    <>
      {said}
      {JOIN.space}
      <TextLink to={`${pathname}${withQuestion(search, { airline: '' })}`} preventScrollReset>
        {OPTIONS.allAirlines}
      </TextLink>
    </>
  );
  return isUnknownHere ? <Alert>{content}</Alert> : <Text size="small">{content}</Text>;
}

/** Whose flights are listed: all airlines' where nothing is typed. */
export function AirlineChoice({ airline }: { readonly airline: string }) {
  const changeQuestion = useChangeQuestion();
  const [typed, setTyped] = useState(airline);
  const isOpen = typed !== '' && readAirline(typed) === '';
  const change = (text: string) => {
    setTyped(text);
    const code = readAirline(text);
    if (text === '' || code !== '') changeQuestion({ airline: code });
  };
  return (
    <CarrierField
      name="airline"
      label={OPTIONS.airline}
      value={typed}
      onChange={change}
      helperText={typed === '' || isOpen ? OPTIONS.airlineHint : undefined}
      isInvalid={isOpen}
    />
  );
}
