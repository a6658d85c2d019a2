import { chakra } from '@chakra-ui/react';
import { contrailsLabel } from '@tim/format';
import { kilogramsText } from '../result/kilograms-text.ts';
import type { NameOf } from '../result/named-words.ts';
import { ContrailsScale } from '../../shared/ui/contrails-scale.tsx';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { OPTIONS } from './texts.ts';
import { aircraftText, contrailsText, flightsText, shortComparisonText, timeText, wayText } from './option-words.ts';
import type { ComparedRow } from './rows.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    // On a phone what stands below the figure is beside the facts; else the bar comes before it.
    gridTemplateColumns: { base: 'minmax(0, 1fr) 7rem', md: 'minmax(0, 3fr) minmax(0, 2fr) 7rem' },
    gridTemplateAreas: { base: '"head head" "facts risk" "facts bar"', md: '"name bar figure" "facts facts risk"' },
    // What the facts need more goes below the bar.
    gridTemplateRows: { base: 'auto auto 1fr', md: 'auto' },
    columnGap: '4',
    rowGap: '0',
    py: '2',
    borderBottom: '1px solid {colors.border}',
    fontSize: 'sm',
    lineHeight: '1.45',
    breakInside: 'avoid',
  },
});
/** On a phone the name has the room that the figure leaves. */
const Head = chakra('div', {
  base: { gridArea: 'head', display: { base: 'flex', md: 'contents' }, justifyContent: 'space-between', gap: '3' },
});
const Name = chakra('div', {
  base: {
    gridArea: { md: 'name' },
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > span': { fontSize: 'md', fontWeight: 'medium' },
  },
});
const Facts = chakra('div', { base: { gridArea: 'facts', color: 'fg.muted', overflowWrap: 'anywhere' } });
const Figure = chakra('div', {
  base: {
    gridArea: { md: 'figure' },
    flexShrink: '0',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontSize: 'md', fontWeight: 'medium' },
  },
});
const Risk = chakra('div', { base: { gridArea: 'risk', color: 'fg.muted', textAlign: 'end' } });
const Bar = chakra('div', { base: { gridArea: 'bar' } });

type OptionItemProps = {
  readonly row: ComparedRow;
  /** In the first rows: direct flights take about the same time. */
  readonly isBrief: boolean;
  /** Where the bars' common axis ends, which begins at zero [kg]. */
  readonly endKg: number;
  /** Where its flights lead to; nowhere without their numbers. */
  readonly address: string | undefined;
  readonly nameOf: NameOf;
  readonly onFollow: (address: string) => void;
};

/** One way to fly: who, what it emits, and how that stands beside the lowest of the list. */
export function OptionItem({ row, isBrief, endKg, address, nameOf, onFollow }: OptionItemProps) {
  const { option, name, kg, lowKg, highKg } = row;
  const [first, ...further] = option.legs;
  const facts = [shortComparisonText(row), isBrief && further.length === 0 ? '' : timeText(option)];
  return (
    <Item>
      <Head>
        <Name>
          <span>{name}</span> {aircraftText(option)}
        </Name>
        <Figure>
          <strong>{kg === undefined ? OPTIONS.noFigure : kilogramsText(kg)}</strong>
        </Figure>
      </Head>
      <Facts>
        <span>{wayText(option, nameOf)}</span> ·{' '}
        {address === undefined ? (
          flightsText(option)
        ) : (
          <TextLink to={address} onClick={() => onFollow(address)}>
            {flightsText(option)}
          </TextLink>
        )}
        {facts.filter((fact) => fact !== '').map((fact) => ` · ${fact}`)}
      </Facts>
      <Risk>
        <span aria-hidden="true">
          {first && further.length === 0 && (
            <ContrailsScale label={contrailsLabel(first.contrailsImpactBucket)} size="small" />
          )}{' '}
          {contrailsText(option)}
        </span>
        <VisuallyHidden>{OPTIONS.contrailsAre(contrailsText(option))}</VisuallyHidden>
      </Risk>
      {kg !== undefined && (
        <Bar>
          <RangeBar kg={kg} range={{ lowKg, highKg }} endKg={endKg} />
        </Bar>
      )}
    </Item>
  );
}
