import { Accordion } from '../../components/accordion.tsx';
import { DocumentHead } from '../../components/document-head.tsx';
import { PageColumn, Section } from '../../components/page-column.tsx';
import { RichParagraphs } from '../../components/rich-paragraph.tsx';
import { Heading } from '../../components/typography.tsx';
import { FAQ } from '../../content/faq.ts';

export function FaqPage() {
  return (
    <PageColumn>
      <DocumentHead title={FAQ.title} description={FAQ.description} />
      <Section>
        <Heading as="h1" size="h1">
          {FAQ.heading}
        </Heading>
        <div>
          {FAQ.items.map(({ question, answer }) => (
            <Accordion key={question} heading={question}>
              <RichParagraphs paragraphs={answer} />
            </Accordion>
          ))}
        </div>
      </Section>
    </PageColumn>
  );
}
