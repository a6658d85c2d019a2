import type { RichText } from './rich-text.ts';
import { ExternalLink } from './external-link.tsx';
import { TextLink } from './text-link.tsx';
import { Text } from './typography.tsx';

type RichParagraphProps = { readonly content: RichText };

/** A paragraph of content with its links. */
export function RichParagraph({ content }: RichParagraphProps) {
  return (
    <Text>
      {content.map((part) => {
        if (typeof part === 'string') {
          return part;
        }
        return part.href.startsWith('/') ? (
          <TextLink key={part.href} to={part.href}>
            {part.text}
          </TextLink>
        ) : (
          <ExternalLink key={part.href} href={part.href}>
            {part.text}
          </ExternalLink>
        );
      })}
    </Text>
  );
}

type RichParagraphsProps = { readonly paragraphs: readonly RichText[] };

/** Several, one below the other. */
export function RichParagraphs({ paragraphs }: RichParagraphsProps) {
  return paragraphs.map((content) => <RichParagraph key={JSON.stringify(content)} content={content} />);
}
