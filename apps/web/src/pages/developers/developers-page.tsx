import { Stack } from '@chakra-ui/react';
import { openApiDocument } from '@tim/api-documents';
import { OWN_LANGUAGE } from '@tim/languages';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageWithContents } from '../../shared/ui/page-contents.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { RichParagraphs } from '../../shared/ui/rich-paragraph.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { DEVELOPERS } from './texts.ts';
import { ClientsSection } from './clients-section.tsx';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { CodeBlock } from '../../shared/ui/code.tsx';
import { FiguresSection } from './figures-section.tsx';
import { FieldList, typeAnchor } from './field-list.tsx';
import { MethodSection } from './method-section.tsx';
import { LongSection } from './long-section.tsx';
import { errorReferences, jsonText, methodReferences, typeReferences } from './reference.ts';
import { TermList } from './term-list.tsx';
import { useSiteOrigin } from '../../shared/ui/use-site-origin.ts';

/** The page about the API, made from the API's own document. */
export function DevelopersPage() {
  const origin = useSiteOrigin();
  const document = openApiDocument(origin);
  const methods = methodReferences(document);
  const { errors, given } = errorReferences(document);
  const { parameters, securitySchemes, headers } = document.components;
  const headings = [
    ...methods.map(({ name }) => ({ id: name, text: name })),
    ...(['figures', 'parameters', 'keys', 'headers', 'errors', 'clients', 'types'] as const).map((id) => ({
      id,
      text: DEVELOPERS[id].heading,
    })),
  ];
  return (
    <PageColumn width="codeAndContents">
      <DocumentHead title={DEVELOPERS.title} description={DEVELOPERS.description} />
      <PageWithContents
        label={DEVELOPERS.contents}
        entries={headings}
        introduction={
          <Section>
            <Heading as="h1" size="h1">
              {DEVELOPERS.title}
            </Heading>
            <RichParagraphs paragraphs={DEVELOPERS.introduction} />
            {!OWN_LANGUAGE.startsWith('en') && <Text>{DEVELOPERS.inEnglish}</Text>}
            <Text size="small" tone="muted">
              {DEVELOPERS.given}
            </Text>
          </Section>
        }
      >
        {methods.map((method) => (
          <MethodSection key={method.name} method={method} origin={origin} />
        ))}
        <FiguresSection origin={origin} />
        <Section id="parameters">
          <Heading size="h3">{DEVELOPERS.parameters.heading}</Heading>
          <Text>{DEVELOPERS.parameters.introduction}</Text>
          <TermList terms={Object.values(parameters)} />
        </Section>
        <Section id="keys">
          <Heading size="h3">{DEVELOPERS.keys.heading}</Heading>
          <Text>{DEVELOPERS.keys.introduction}</Text>
          <TermList terms={Object.values(securitySchemes)} />
        </Section>
        <Section id="headers">
          <Heading size="h3">{DEVELOPERS.headers.heading}</Heading>
          <Text>{DEVELOPERS.headers.introduction}</Text>
          <TermList terms={Object.entries(headers).map(([name, { description }]) => ({ name, description }))} />
        </Section>
        <Section id="errors">
          <Heading size="h3">{DEVELOPERS.errors.heading}</Heading>
          <Text>{DEVELOPERS.errors.introduction}</Text>
          <TermList
            terms={errors.map(({ status, code, description }) => ({ name: `${status} ${code}`, description }))}
          />
          <Text>{DEVELOPERS.errors.example}</Text>
          <CodeBlock label={DEVELOPERS.errors.example}>{jsonText(given)}</CodeBlock>
        </Section>
        <ClientsSection origin={origin} />
        <LongSection id="types" isLongest>
          <Heading size="h3">{DEVELOPERS.types.heading}</Heading>
          <Text>{DEVELOPERS.types.introduction}</Text>
          <div>
            {typeReferences(document).map(({ name, description, fields }) => (
              <Stack gap="3" _notFirst={{ mt: '6' }} key={name} id={typeAnchor(name)}>
                <Heading as="h3" size="h4" {...IN_ENGLISH}>
                  {name}
                </Heading>
                {description && <Text {...IN_ENGLISH}>{description}</Text>}
                <FieldList fields={fields} />
              </Stack>
            ))}
          </div>
        </LongSection>
      </PageWithContents>
    </PageColumn>
  );
}
