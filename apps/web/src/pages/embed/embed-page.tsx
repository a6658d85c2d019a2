import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { codeStyle } from '../../shared/ui/code.tsx';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { useSiteOrigin } from '../../shared/ui/use-site-origin.ts';
import { useToday } from '../../shared/ui/use-today.ts';
import { CodeToCopy } from '../../features/embed/code-to-copy.tsx';
import { embedCodes, type CodeName } from '../../features/embed/embed-codes.ts';
import { EmbedForm } from '../../features/embed/embed-form.tsx';
import {
  addressOf,
  attributesOf,
  isComplete,
  questionOf,
  type EmbedQuestion,
} from '../../features/embed/embed-question.ts';
import { Preview } from '../../features/embed/preview.tsx';
import { EMBED } from '../../features/embed/texts.ts';

/** What a page may set of the element's look. */
const CSS_VARIABLES = [
  '--travel-impact-text',
  '--travel-impact-muted',
  '--travel-impact-accent',
  '--travel-impact-range',
  '--travel-impact-background',
  '--travel-impact-border',
  '--travel-impact-font',
  '--travel-impact-radius',
  '--travel-impact-padding',
] as const;

const CODES = Object.keys(EMBED.codes) as CodeName[];

/** A figure on somebody's page: how it looks, and the code to copy. */
export function EmbedPage() {
  const isHydrated = useHydrated();
  const today = useToday();
  const origin = useSiteOrigin();
  const [address, setAddress] = useSearchParams();
  /** What is typed and not complete yet stays out of the address. */
  const [draft, setDraft] = useState<EmbedQuestion>();
  const question = draft ?? questionOf(isHydrated ? address : new URLSearchParams(), today);
  const change = (changes: Partial<EmbedQuestion>) => {
    const changed = { ...question, ...changes };
    setDraft(changed);
    if (isComplete(changed)) setAddress(addressOf(changed), { replace: true, preventScrollReset: true });
  };
  const codes = isComplete(question) ? embedCodes(question, origin) : undefined;
  return (
    <PageColumn width="wide">
      <DocumentHead title={EMBED.title} description={EMBED.description} />
      <Section>
        <Heading as="h1" size="h1">
          {EMBED.title}
        </Heading>
        <Text>{EMBED.introduction}</Text>
        <noscript>{EMBED.withoutScript}</noscript>
        <Box css={{ '@media (scripting: none)': { display: 'none' } }}>
          <EmbedForm question={question} onChange={change} />
        </Box>
      </Section>
      <Section css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Heading size="h3">{EMBED.preview}</Heading>
        {codes ? <Preview attributes={attributesOf(question)} /> : <Text>{EMBED.incomplete}</Text>}
      </Section>
      {codes && (
        <Section>
          {CODES.map((name) => (
            <CodeToCopy key={name} {...EMBED.codes[name]} code={codes[name]} />
          ))}
          <TextLink to={EMBED.more.href}>{EMBED.more.text}</TextLink>
        </Section>
      )}
      <Section>
        <Heading size="h3">{EMBED.looks.heading}</Heading>
        <Text>{EMBED.looks.text}</Text>
        <Stack as="ul" gap="1">
          {CSS_VARIABLES.map((name) => (
            <li key={name}>
              <Box as="code" {...codeStyle}>
                {name}
              </Box>
            </li>
          ))}
        </Stack>
        <Heading size="h3">{EMBED.privacy.heading}</Heading>
        <Text>{EMBED.privacy.text}</Text>
      </Section>
      <Section>
        <Heading size="h3">{EMBED.sellers.heading}</Heading>
        {EMBED.sellers.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Section>
    </PageColumn>
  );
}
