import { Box } from '@chakra-ui/react';
import { html, isInEnglish, sections } from 'virtual:methodology';
import { PAGES } from '../../config/pages.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { PageWithContents } from '../../shared/ui/page-contents.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { RichParagraph } from '../../shared/ui/rich-paragraph.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { trustBuiltHtml } from '../../shared/ui/trusted-types.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { METHODOLOGY } from './texts.ts';

const trustedHtml = trustBuiltHtml(html);

/** How the open engine computes: the repository's own document, section by section. */
export function MethodologyPage() {
  return (
    <PageColumn width="readingAndContents">
      <DocumentHead title={METHODOLOGY.title} description={METHODOLOGY.description} />
      <PageWithContents
        label={METHODOLOGY.contents}
        entries={sections}
        {...(isInEnglish ? IN_ENGLISH : {})}
        introduction={
          <Section>
            <Heading as="h1" size="h1">
              {METHODOLOGY.title}
            </Heading>
            <RichParagraph content={METHODOLOGY.uses} />
            <Text>
              <TextLink to={PAGES.glossary}>{METHODOLOGY.words}</TextLink>
            </Text>
          </Section>
        }
      >
        <Box
          overflowWrap="anywhere"
          css={{
            '& h2:not(:first-child)': { mt: '10' },
            '& h2': { mb: '2', fontSize: 'xl', fontWeight: 'medium', lineHeight: '1.35' },
            '& p, & ol, & table, & pre': { mt: '3' },
            '& ol': { ps: '6', listStyle: 'decimal' },
            // At least 24 px to press; within a line it moves nothing.
            '& a': { py: 'linkReach', color: 'accent', textDecoration: 'underline' },
            '& code': { fontFamily: 'mono', fontSize: '0.9em', overflowWrap: 'anywhere' },
            // Formulas break at a space like text: all of one is seen at once, on a phone and on paper.
            '& pre': { px: '3', py: '2', whiteSpace: 'pre-wrap', bg: 'bg.subtle', borderRadius: 'sm' },
            // A column is as wide as its longest word, where there is room for it.
            '& th, & td': {
              py: '2',
              pe: '4',
              textAlign: 'start',
              verticalAlign: 'top',
              overflowWrap: { base: 'anywhere', sm: 'break-word' },
            },
            // A version on a phone: never broken.
            '& td:first-child, & th:first-child': { overflowWrap: 'normal' },
            '& tr': { borderBottom: '1px solid {colors.border}' },
          }}
          // oxlint-disable-next-line react/no-danger -- the repository's own text, made HTML by the build, nothing of a visitor's
          dangerouslySetInnerHTML={{ __html: trustedHtml }}
        />
      </PageWithContents>
    </PageColumn>
  );
}
