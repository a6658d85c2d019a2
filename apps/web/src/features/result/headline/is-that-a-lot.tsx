import { JOIN } from '../../../shared/texts.ts';
import { RESULTS } from '../texts.ts';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';

type IsThatALotProps = {
  /** The attributes and the text of the sentence's place (inAYearText). */
  readonly slot: {
    readonly 'data-slot': string;
    readonly suppressHydrationWarning: boolean;
    readonly children: string;
  };
};

/** "Is that a lot?": a figure beside one person's share of a country's emissions in a year, with the source of that. */
export function IsThatALot({ slot }: IsThatALotProps) {
  return (
    <>
      {RESULTS.headline.lot}
      {JOIN.space}
      <span {...slot} />
      {JOIN.space}
      <ExternalLink href={RESULTS.headline.inAYearSource.href}>{RESULTS.headline.inAYearSource.text}</ExternalLink>
    </>
  );
}
