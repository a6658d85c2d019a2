import { Span } from '@chakra-ui/react';

const WITH_HYPHEN = /(\S*-\S*)/;

/** A text whose words with a hyphen, such as "A330-300", are not parted where a line can hold them; it is copied as it is. */
export function WholeWords({ children }: { readonly children: string }) {
  return children.split(WITH_HYPHEN).map((part, at) =>
    WITH_HYPHEN.test(part) ? (
      <Span key={`${part} ${at}`} display="inline-block">
        {part}
      </Span>
    ) : (
      part
    ),
  );
}
