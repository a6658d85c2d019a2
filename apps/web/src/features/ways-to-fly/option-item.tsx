import { chakra } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { kilogramsText } from '../result/kilograms-text.ts';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { OPTIONS } from './texts.ts';
import {
  aircraftText,
  airportsText,
  comparisonText,
  contrailsText,
  flightsText,
  stopsText,
  timeText,
} from './option-words.ts';
import type { ComparedRow } from './rows.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) minmax(0, 4fr) auto' },
    gridTemplateAreas: { base: '"way figure" "bar bar" "facts facts"', md: '"way bar figure" "facts facts facts"' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    py: '3',
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
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { display: 'block', fontSize: 'lg', fontWeight: 'medium', lineHeight: '1.3' },
  },
});
const Small = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } });
const Bar = chakra('div', { base: { gridArea: 'bar' } });
const Facts = chakra('div', { base: { gridArea: 'facts', color: 'fg.muted', overflowWrap: 'anywhere' } });
const Comparison = chakra('span', { base: { display: 'block', color: 'fg', fontWeight: 'medium' } });

type OptionItemProps = {
  readonly row: ComparedRow;
  /** Of the list. */
  readonly count: number;
  /** Where the bars' common axis ends, which begins at zero [kg]. */
  readonly endKg: number;
  /** Where its flights lead to. */
  readonly address: string;
  readonly onFollow: (address: string) => void;
};

/** One way to fly: who, what it emits, and how that stands beside the lowest of the list. */
export function OptionItem({ row, count, endKg, address, onFollow }: OptionItemProps) {
  const { option, name, kg, lowKg, highKg } = row;
  const facts = [timeText(option), aircraftText(option), `${OPTIONS.contrails}: ${contrailsText(option)}`];
  return (
    <Item>
      <Way>
        <Name>{name}</Name> {airportsText(option)}, {stopsText(option)}
        <br />
        <TextLink to={address} onClick={() => onFollow(address)}>
          {flightsText(option)}
        </TextLink>
      </Way>
      <Figure>
        <strong>{kg === undefined ? OPTIONS.noFigure : kilogramsText(kg)}</strong>
        {kg !== undefined && lowKg < highKg && <Small>{OPTIONS.range(formatWhole(lowKg), formatWhole(highKg))}</Small>}
      </Figure>
      {kg !== undefined && (
        <Bar>
          <RangeBar kg={kg} range={{ lowKg, highKg }} endKg={endKg} />
        </Bar>
      )}
      <Facts>
        <Comparison>{comparisonText(row, count)}</Comparison>
        {facts.filter((fact) => fact !== '').join(' · ')}
      </Facts>
    </Item>
  );
}
