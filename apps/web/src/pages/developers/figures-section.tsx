import { Section } from '../../shared/ui/page-column.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { Code, CodeBlock } from '../../shared/ui/code.tsx';
import { figureExamples } from './figure-examples.ts';
import { DEVELOPERS } from './texts.ts';

const ADDRESSES = ['/v1/figures/flight/ZRH-BOS-LX-52-20270110', '/v1/figures/route/LHR-JFK'];

/** One figure, for programs that read an address and nothing else. */
export function FiguresSection({ origin }: { readonly origin: string }) {
  const { heading, introduction, formats, embed } = DEVELOPERS.figures;
  return (
    <Section id="figures">
      <Heading size="h3">{heading}</Heading>
      <Text>{introduction}</Text>
      {ADDRESSES.map((address) => (
        <p key={address}>
          <Code fontWeight="medium">GET {address}</Code>
        </p>
      ))}
      <Text>{formats}</Text>
      {figureExamples(origin).map(({ program, code }) => (
        <div key={program}>
          <Heading as="h3" size="h4" mb="2">
            {program}
          </Heading>
          <CodeBlock label={program}>{code}</CodeBlock>
        </div>
      ))}
      <TextLink to={embed.href}>{embed.text}</TextLink>
    </Section>
  );
}
