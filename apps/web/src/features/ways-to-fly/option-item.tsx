import { chakra } from '@chakra-ui/react';
import { kilogramsText } from '../result/kilograms-text.ts';
import type { NameOf } from '../result/named-words.ts';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { OPTIONS } from './texts.ts';
import { aircraftText, contrailsText, flightsText, shortComparisonText, timeText, wayText } from './option-words.ts';
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
const FIGURE_WIDTH = '5rem';
/** One line with an airline's name in it, and one without. */
const TWO_LINES = '2.72rem';
const Way = chakra('div', {
  base: {
    // On a phone the text goes on below the figure, whose place is kept beside its first line: as tall as a line of it.
    gridColumn: { base: '1 / -1', md: '1' },
    gridRow: '1',
    alignSelf: { base: 'start', md: 'center' },
    minWidth: '0',
    // Names may need the second line: nothing moves when they come.
    minHeight: { base: TWO_LINES, lg: '0' },
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      display: { base: 'block', md: 'none' },
      float: 'right',
      width: `calc(${FIGURE_WIDTH} + 1rem)`,
      height: '1.45em',
    },
  },
  variants: {
    hasChange: { true: { minHeight: TWO_LINES } },
    // That there is none takes four lines.
    hasFigure: { false: { _before: { height: '5.8em' } } },
  },
});
const Name = chakra('span', {
  base: { fontSize: 'md', fontWeight: 'medium' },
  variants: {
    // Codes need no more than the second line.
    isAboveCodes: { true: { display: { base: 'block', lg: 'inline' } } },
  },
});
const Figure = chakra('div', {
  base: {
    gridArea: 'figure',
    alignSelf: { base: 'start', md: 'center' },
    width: { base: FIGURE_WIDTH, md: 'auto' },
    minWidth: FIGURE_WIDTH,
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
  readonly nameOf: NameOf;
  readonly onFollow: (address: string) => void;
};

/** One way to fly: who, what it emits, and how that stands beside the lowest of the list. */
export function OptionItem({ row, endKg, address, nameOf, onFollow }: OptionItemProps) {
  const { option, name, kg, lowKg, highKg } = row;
  const contrails = OPTIONS.contrailsAre(contrailsText(option));
  const facts = [shortComparisonText(row), timeText(option), aircraftText(option), contrails];
  const [first, ...further] = option.legs;
  const isNamed = nameOf(first?.origin ?? '') !== undefined;
  return (
    <Item>
      <Way hasChange={further.length > 0} hasFigure={kg !== undefined}>
        <Name isAboveCodes={!isNamed}>{name}</Name> {wayText(option, nameOf)}
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
