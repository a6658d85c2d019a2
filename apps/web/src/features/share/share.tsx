import { Box, Stack } from '@chakra-ui/react';
import { dayText, parseYyyymmdd } from '@tim/notation';
import { PAGES } from '../../config/pages.ts';
import { ACTIONS } from '../../shared/ui/texts.ts';
import { RESULTS } from '../result/texts.ts';
import { Heading } from '../../shared/ui/typography.tsx';
import { ActionGroup } from '../../shared/ui/action-group.tsx';
import { bibtexCitation, plainCitation, workOf } from '../facts/citation.ts';
import { cardAltText, cardSvg } from '../facts/card-svg.ts';
import { CopiedText } from '../../shared/ui/copied-text.tsx';
import { factsCsv } from './facts-csv.ts';
import { factsJson } from './facts-json.ts';
import { factsText } from './facts-text.ts';
import { resultCard } from './result-card.ts';
import type { ShareProps, ResultFacts } from '../facts/result-facts.ts';
import { SHARE } from './texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { SavedPicture } from '../../shared/ui/saved-picture.tsx';
import { Statement } from './statement.tsx';
import { fileName } from '../facts/subject-words.ts';
import { useFacts } from './use-facts.ts';
import { useShare } from '../../shared/ui/use-share.ts';

/** Everything to take along from a result, each at one press. On paper stands what the figure states instead. */
export function ShareBody(props: ShareProps) {
  const factsNow = useFacts(props);
  const along = useShare();
  const { said, copy } = along;

  const save = (ending: string, contentOf: (facts: ResultFacts) => Blob) => {
    const facts = factsNow();
    return along.save(`${fileName(facts)}.${ending}`, () => contentOf(facts));
  };
  const savePicture = () => {
    const facts = factsNow();
    return along.savePicture(fileName(facts), () => {
      const card = resultCard(facts);
      return { svg: cardSvg(card), altText: cardAltText(card) };
    });
  };
  const print = () => {
    try {
      window.print();
      along.sayKept(ACTIONS.printing);
    } catch {
      along.sayKept(ACTIONS.notPrinting);
    }
  };
  const quoting = [
    { name: ACTIONS.copyText, act: () => copy(ACTIONS.text, factsText(factsNow())) },
    { name: ACTIONS.copyCitation, act: () => copy(ACTIONS.citation, plainCitation(workOf(factsNow()))) },
    { name: ACTIONS.copyBibtex, act: () => copy(ACTIONS.bibtex, bibtexCitation(workOf(factsNow()))) },
  ];
  const keeping = [
    { name: ACTIONS.savePicture, act: savePicture },
    { name: ACTIONS.saveCsv, act: () => save('csv', (facts) => new Blob([factsCsv(facts)], { type: 'text/csv' })) },
    {
      name: ACTIONS.saveJson,
      act: () => save('json', (facts) => new Blob([factsJson(facts)], { type: 'application/json' })),
    },
    { name: ACTIONS.print, act: print },
  ];
  const copied = along.copiedOf('quoting');
  return (
    <>
      <Stack gap="4" pt="2" pb="6" data-print="hide">
        <ActionGroup heading={ACTIONS.quoteHeading} actions={quoting} said={said.quoting}>
          {copied && <CopiedText copied={copied} />}
        </ActionGroup>
        <ActionGroup heading={ACTIONS.saveHeading} actions={keeping} said={said.keeping} />
        <TextLink to={embedPath(props)}>{SHARE.embed}</TextLink>
        <SavedPicture along={along} />
      </Stack>
      <Box
        display="none"
        // As a paragraph, so that everything stands on one sheet.
        _print={{
          display: 'block',
          '& dl': { display: 'block', fontSize: 'xs', lineHeight: '1.3' },
          '& dt, & dd': { display: 'inline', p: '0', border: '0', whiteSpace: 'normal' },
          '& dt': { color: 'fg', fontWeight: 'medium' },
          '& dt::after': { content: '": "' },
          '& dd::after': { content: '" "' },
        }}
      >
        <Heading as="h3" size="h3">
          {RESULTS.statesSummary}
        </Heading>
        <Statement {...props} isOnOneSheet />
      </Box>
    </>
  );
}

/** The page that shows how this result looks on a page of others. */
function embedPath({ entry, answer, cabin }: ShareProps): string {
  const { origin: from, destination: to, operatingCarrierCode, flightNumber, departureDate } = entry;
  const date = parseYyyymmdd(departureDate);
  const flight = answer.kind === 'flight' &&
    date && { flight: `${operatingCarrierCode}${flightNumber}`, date: dayText(date) };
  const asked = { from, to, ...flight, ...(cabin !== 'economy' && { cabin }) };
  return `${PAGES.embed}?${new URLSearchParams(asked).toString()}`;
}
