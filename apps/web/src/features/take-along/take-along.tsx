import { Box, Image, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ACTIONS } from '../../shared/ui/texts.ts';
import { RESULTS } from '../result/texts.ts';
import { Heading } from '../../shared/ui/typography.tsx';
import { ActionGroup } from '../../shared/ui/action-group.tsx';
import { bibtexCitation, plainCitation, workOf } from '../result/facts/citation.ts';
import { CopiedText, type Copied } from '../../shared/ui/copied-text.tsx';
import { factsCsv } from './facts-csv.ts';
import { factsJson } from './facts-json.ts';
import { factsText } from './facts-text.ts';
import { drawPicture } from './picture-png.ts';
import { pictureAltText, pictureSvg } from './picture-svg.ts';
import type { AlongProps, ResultFacts } from '../result/facts/result-facts.ts';
import { embedPath } from './embed-path.ts';
import { TAKE_ALONG } from './texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';
import { Statement } from './statement.tsx';
import { fileName } from '../result/facts/subject-words.ts';
import { useFacts } from './use-facts.ts';

/** Actions that stand together. What became of one is said below their buttons. */
type Group = 'quoting' | 'keeping' | 'picture';

/** Everything to take along from a result, each at one press. On paper stands what the figure states instead. */
export function TakeAlong(props: AlongProps) {
  const factsNow = useFacts(props);
  const [said, setSaid] = useState<Partial<Record<Group, string>>>({});
  const [copied, setCopied] = useState<Copied & { readonly group: Group }>();
  const [picture, setPicture] = useState<{ readonly address: string; readonly altText: string }>();

  const copy = async (what: string, text: string, group: Group = 'quoting') => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ [group]: ACTIONS.copied(what) });
      setCopied({ group, label: what, text, isSelected: false });
    } catch {
      setSaid({ [group]: ACTIONS.refused(what) });
      setCopied({ group, label: what, text, isSelected: true });
    }
  };
  const save = async (ending: string, contentOf: (facts: ResultFacts) => Promise<Blob> | Blob) => {
    const facts = factsNow();
    const name = `${fileName(facts)}.${ending}`;
    setCopied(undefined);
    try {
      saveFile(name, await contentOf(facts));
      setSaid({ keeping: ACTIONS.saved(name) });
    } catch {
      setSaid({ keeping: ACTIONS.notSaved });
    }
  };
  const savePicture = async (facts: ResultFacts) => {
    const { png, address } = await drawPicture(pictureSvg(facts));
    setPicture({ address, altText: pictureAltText(facts) });
    return png;
  };
  const print = () => {
    try {
      window.print();
      setSaid({ keeping: ACTIONS.printing });
    } catch {
      setSaid({ keeping: ACTIONS.notPrinting });
    }
  };
  const quoting = [
    { name: ACTIONS.copyText, act: () => copy(ACTIONS.text, factsText(factsNow())) },
    { name: ACTIONS.copyCitation, act: () => copy(ACTIONS.citation, plainCitation(workOf(factsNow()))) },
    { name: ACTIONS.copyBibtex, act: () => copy(ACTIONS.bibtex, bibtexCitation(workOf(factsNow()))) },
  ];
  const keeping = [
    { name: ACTIONS.savePicture, act: () => save('png', savePicture) },
    { name: ACTIONS.saveCsv, act: () => save('csv', (facts) => new Blob([factsCsv(facts)], { type: 'text/csv' })) },
    {
      name: ACTIONS.saveJson,
      act: () => save('json', (facts) => new Blob([factsJson(facts)], { type: 'application/json' })),
    },
    { name: ACTIONS.print, act: print },
  ];
  return (
    <>
      <Stack gap="4" pt="2" pb="6" data-print="hide">
        <ActionGroup heading={ACTIONS.quoteHeading} actions={quoting} said={said.quoting}>
          {copied?.group === 'quoting' && <CopiedText copied={copied} />}
        </ActionGroup>
        <ActionGroup heading={ACTIONS.saveHeading} actions={keeping} said={said.keeping} />
        <TextLink to={embedPath(props)}>{TAKE_ALONG.embed}</TextLink>
        {picture && (
          <>
            <Image
              width="full"
              maxWidth="bar"
              height="auto"
              border="1px solid {colors.border}"
              src={picture.address}
              alt={picture.altText}
            />
            <ActionGroup
              heading={ACTIONS.pictureHeading}
              actions={[{ name: ACTIONS.copyAltText, act: () => copy(ACTIONS.altText, picture.altText, 'picture') }]}
              said={said.picture}
            >
              {copied?.group === 'picture' && <CopiedText copied={copied} />}
            </ActionGroup>
          </>
        )}
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
        <Statement {...props} />
      </Box>
    </>
  );
}
