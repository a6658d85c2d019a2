import { Accordion } from '@chakra-ui/react';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { RichParagraphs } from '../../shared/ui/rich-paragraph.tsx';
import { Heading } from '../../shared/ui/typography.tsx';
import { FAQ } from './texts.ts';

export function FaqPage() {
  return (
    <PageColumn>
      <DocumentHead title={FAQ.title} description={FAQ.description} />
      <Section>
        <Heading as="h1" size="h1">
          {FAQ.heading}
        </Heading>
        <Accordion.Root multiple size="lg">
          {FAQ.items.map(({ question, answer }, index) => (
            <Accordion.Item key={question} value={String(index)}>
              <Heading as="h2" size="h4">
                <Accordion.ItemTrigger justifyContent="space-between" py="4">
                  {question}
                  <Accordion.ItemIndicator />
                </Accordion.ItemTrigger>
              </Heading>
              <Accordion.ItemContent>
                <Accordion.ItemBody display="flex" flexDirection="column" gap="3" pt="0">
                  <RichParagraphs paragraphs={answer} />
                </Accordion.ItemBody>
              </Accordion.ItemContent>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </Section>
    </PageColumn>
  );
}
