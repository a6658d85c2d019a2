import { Stack } from '@chakra-ui/react';
import { ActionGroup } from '../../../shared/ui/action-group.tsx';
import { CopiedText } from '../../../shared/ui/copied-text.tsx';
import { SavedPicture } from '../../../shared/ui/saved-picture.tsx';
import { ACTIONS } from '../../../shared/ui/texts.ts';
import { useShare } from '../../../shared/ui/use-share.ts';
import { bibtexCitation, plainCitation } from '../../facts/citation.ts';
import { cardAltText, cardSvg } from '../../facts/card-svg.ts';
import { TRIP } from '../texts.ts';
import { tripCard } from './trip-card.ts';
import type { TripFacts } from './trip-facts.ts';
import { tripFileName, tripQuoteText, tripWork } from './trip-quote-text.ts';

/** A trip's figure to paste into an article, as text, citation and picture. */
export function TripQuote(facts: TripFacts) {
  const along = useShare();
  const { said, copy } = along;
  const savePicture = () =>
    along.savePicture(tripFileName(facts), () => {
      const card = tripCard(facts);
      return { svg: cardSvg(card), altText: cardAltText(card) };
    });
  const quoting = [
    { name: ACTIONS.copyText, act: () => copy(ACTIONS.text, tripQuoteText(facts)) },
    { name: ACTIONS.copyCitation, act: () => copy(ACTIONS.citation, plainCitation(tripWork(facts))) },
    { name: ACTIONS.copyBibtex, act: () => copy(ACTIONS.bibtex, bibtexCitation(tripWork(facts))) },
  ];
  const copied = along.copiedOf('quoting');
  return (
    <Stack gap="4">
      <ActionGroup heading={TRIP.quote} actions={quoting} said={said.quoting}>
        {copied && <CopiedText copied={copied} />}
      </ActionGroup>
      <ActionGroup
        heading={ACTIONS.saveHeading}
        actions={[{ name: ACTIONS.savePicture, act: savePicture }]}
        said={said.keeping}
      />
      <SavedPicture along={along} />
    </Stack>
  );
}
