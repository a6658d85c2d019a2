import { chakra } from '@chakra-ui/react';
import { kilogramsText } from '../result/kilograms-text.ts';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { OPTIONS } from './texts.ts';
import {
  aircraftText,
  airportsText,
  contrailsText,
  flightsText,
  shortComparisonText,
  stopsText,
  timeText,
} from './option-words.ts';
import type { ComparedRow } from './rows.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
    gridTemplateAreas: { base: '"way figure" "facts facts" "bar bar"', md: '"way bar figure" "facts facts facts"' },
    columnGap: '4',
    rowGap: '0',
    alignItems: 'center',
    py: '2',
    borderBottom: '1px solid {colors.border}',
    fontSize: 'sm',
    lineHeight: '1.45',
    breakInside: 'avoid',
  },
});
const Way = chakra('div', { base: { gridArea: 'way', minWidth: '0', overflowWrap: 'anywhere' } });
const Name = chakra('span', { base: { fontSize: 'md', fontWeight: 'medium' } });
const Figure = chakra('div', {
  base: {
    gridArea: 'figure',
    minWidth: '5rem',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontSize: 'md', fontWeight: 'medium' },
  },
});
const Bar = chakra('div', { base: { gridArea: 'bar' } });
const Facts = chakra('div', { base: { gridArea: 'facts', color: 'fg.muted', overflowWrap: 'anywhere' } });

type OptionItemProps = {
  readonly row: ComparedRow;
  /** Where the bars' common axis ends, which begins at zero [kg]. */
  readonly endKg: number;
  /** Where its flights lead to. */
  readonly address: string;
  readonly onFollow: (address: string) => void;
};

/** One way to fly: who, what it emits, and how that stands beside the lowest of the list. */
export function OptionItem({ row, endKg, address, onFollow }: OptionItemProps) {
  const { option, name, kg, lowKg, highKg } = row;
  const contrails = OPTIONS.contrailsAre(contrailsText(option));
  const facts = [shortComparisonText(row), timeText(option), aircraftText(option), contrails];
  return (
    <Item>
      <Way>
        <Name>{name}</Name> {airportsText(option)}, {stopsText(option)}
      </Way>
      <Figure>
        <strong>{kg === undefined ? OPTIONS.noFigure : kilogramsText(kg)}</strong>
      </Figure>
      {kg !== undefined && (
        <Bar>
          <RangeBar kg={kg} range={{ lowKg, highKg }} endKg={endKg} />
        </Bar>
      )}
      <Facts>
        <TextLink to={address} onClick={() => onFollow(address)}>
          {flightsText(option)}
        </TextLink>{' '}
        · {facts.filter((fact) => fact !== '').join(' · ')}
      </Facts>
    </Item>
  );
}
