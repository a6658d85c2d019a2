import { chakra } from '@chakra-ui/react';
import { html } from 'virtual:methodology';
import { DocumentHead } from '../../components/document-head.tsx';
import { PageColumn, Section } from '../../components/page-column.tsx';
import { RichParagraph } from '../../components/rich-paragraph.tsx';
import { Heading } from '../../components/typography.tsx';
import { METHODOLOGY } from '../../content/methodology.ts';

const Document = chakra('div', {
  base: {
    mt: '5',
    '& h2': { mt: '10', mb: '2', fontSize: 'xl', fontWeight: 'medium', lineHeight: '1.35' },
    '& p, & ol, & table, & pre': { mt: '3' },
    '& ol': { ps: '6', listStyle: 'decimal' },
    '& a': { color: 'accent', textDecoration: 'underline' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em', overflowWrap: 'anywhere' },
    // Formulas break at a space like text: all of one is seen at once, on a phone and on paper.
    '& pre': { px: '3', py: '2', whiteSpace: 'pre-wrap', bg: 'bg.subtle', borderRadius: 'sm' },
    '& th, & td': { py: '2', pe: '4', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tr': { borderBottom: '1px solid {colors.border}' },
    overflowWrap: 'anywhere',
  },
});

/** How the open engine computes: the repository's own document, section by section. */
export function MethodologyPage() {
  return (
    <PageColumn>
      <DocumentHead title={METHODOLOGY.title} description={METHODOLOGY.description} />
      <Section>
        <Heading as="h1" size="h1" overflowWrap="anywhere">
          {METHODOLOGY.title}
        </Heading>
        <RichParagraph content={METHODOLOGY.uses} />
      </Section>
      {/* The repository's own text, made HTML by the build: nothing in it comes from a visitor. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <Document dangerouslySetInnerHTML={{ __html: html }} />
    </PageColumn>
  );
}
