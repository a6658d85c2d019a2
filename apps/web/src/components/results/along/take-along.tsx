import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ALONG } from '../../../content/along.ts';
import { RESULTS } from '../../../content/results.ts';
import { Heading } from '../../typography.tsx';
import { ActionGroup } from './action-group.tsx';
import { bibtexCitation, plainCitation, workOf } from './citation.ts';
import { CopiedText, type Copied } from './copied-text.tsx';
import { factsCsv } from './facts-csv.ts';
import { factsJson } from './facts-json.ts';
import { factsText } from './facts-text.ts';
import { drawPicture } from './picture-png.ts';
import { pictureAltText, pictureSvg } from './picture-svg.ts';
import type { AlongProps, ResultFacts } from './result-facts.ts';
import { saveFile } from './save-file.ts';
import { Statement } from './statement.tsx';
import { fileName } from './subject-words.ts';
import { useFacts } from './use-facts.ts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '2', pb: '6' } });
const PictureShown = chakra('img', {
  base: { width: 'full', maxWidth: '38rem', height: 'auto', border: '1px solid {colors.border}' },
});
const OnPaper = chakra('div', {
  base: {
    display: 'none',
    // As a paragraph, so that everything stands on one sheet.
    _print: {
      display: 'block',
      '& dl': { display: 'block', fontSize: 'xs', lineHeight: '1.3' },
      '& dt, & dd': { display: 'inline', p: '0', border: '0', whiteSpace: 'normal' },
      '& dt': { color: 'fg', fontWeight: 'medium' },
      '& dt::after': { content: '": "' },
      '& dd::after': { content: '" "' },
    },
  },
});

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
      setSaid({ [group]: ALONG.copied(what) });
      setCopied({ group, label: what, text, isSelected: false });
    } catch {
      setSaid({ [group]: ALONG.refused(what) });
      setCopied({ group, label: what, text, isSelected: true });
    }
  };
  const save = async (ending: string, contentOf: (facts: ResultFacts) => Promise<Blob> | Blob) => {
    const facts = factsNow();
    const name = `${fileName(facts)}.${ending}`;
    setCopied(undefined);
    try {
      saveFile(name, await contentOf(facts));
      setSaid({ keeping: ALONG.saved(name) });
    } catch {
      setSaid({ keeping: ALONG.notSaved });
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
      setSaid({ keeping: ALONG.printing });
    } catch {
      setSaid({ keeping: ALONG.notPrinting });
    }
  };
  const quoting = [
    { name: ALONG.copyText, act: () => copy(ALONG.text, factsText(factsNow())) },
    { name: ALONG.copyCitation, act: () => copy(ALONG.citation, plainCitation(workOf(factsNow()))) },
    { name: ALONG.copyBibtex, act: () => copy(ALONG.bibtex, bibtexCitation(workOf(factsNow()))) },
  ];
  const keeping = [
    { name: ALONG.savePicture, act: () => save('png', savePicture) },
    { name: ALONG.saveCsv, act: () => save('csv', (facts) => new Blob([factsCsv(facts)], { type: 'text/csv' })) },
    {
      name: ALONG.saveJson,
      act: () => save('json', (facts) => new Blob([factsJson(facts)], { type: 'application/json' })),
    },
    { name: ALONG.print, act: print },
  ];
  return (
    <>
      <Stack data-print="hide">
        <ActionGroup heading={ALONG.quoteHeading} actions={quoting} said={said.quoting}>
          {copied?.group === 'quoting' && <CopiedText copied={copied} />}
        </ActionGroup>
        <ActionGroup heading={ALONG.saveHeading} actions={keeping} said={said.keeping} />
        {picture && (
          <>
            <PictureShown src={picture.address} alt={picture.altText} />
            <ActionGroup
              heading={ALONG.pictureHeading}
              actions={[{ name: ALONG.copyAltText, act: () => copy(ALONG.altText, picture.altText, 'picture') }]}
              said={said.picture}
            >
              {copied?.group === 'picture' && <CopiedText copied={copied} />}
            </ActionGroup>
          </>
        )}
      </Stack>
      <OnPaper>
        <Heading as="h3" size="h3">
          {RESULTS.statesSummary}
        </Heading>
        <Statement {...props} />
      </OnPaper>
    </>
  );
}
