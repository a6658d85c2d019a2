import { Box, Stack } from '@chakra-ui/react';
import { OWN_LANGUAGE } from '@tim/languages';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { JOIN } from '../../shared/join.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { GLOSSARY } from './texts.ts';

type TermName = keyof typeof GLOSSARY.terms;

/** The words of the pages: what they mean, and in other languages the English word and who published this language's. */
export function GlossaryPage() {
  return (
    <PageColumn>
      <DocumentHead title={GLOSSARY.title} description={GLOSSARY.description} />
      <Stack gap="5">
        <Heading as="h1" size="h1">
          {GLOSSARY.title}
        </Heading>
        <Text size="lead">{GLOSSARY.introduction}</Text>
        <Box as="dl">
          {(Object.keys(GLOSSARY.terms) as TermName[]).map((name) => (
            <Term key={name} name={name} />
          ))}
        </Box>
      </Stack>
    </PageColumn>
  );
}

function Term({ name }: { readonly name: TermName }) {
  const { word, meaning, source } = GLOSSARY.terms[name];
  const english = ENGLISH_WORDS[name];
  return (
    <Box py="4" borderTop="1px solid {colors.border}">
      <Box as="dt" fontWeight="medium">
        {word}
      </Box>
      <dd>
        <Text>{meaning}</Text>
        {OWN_LANGUAGE !== 'en' && (
          <Text size="small" tone="muted">
            {GLOSSARY.inEnglish}
            {JOIN.space}
            <span {...IN_ENGLISH}>{english}</span>
          </Text>
        )}
        {source !== '' && (
          <Text size="small" tone="muted">
            {JOIN.labelled(GLOSSARY.source, source)}
          </Text>
        )}
      </dd>
    </Box>
  );
}
