import { Span } from '@chakra-ui/react';

const WORD = /([\p{Script=Latin}\d-]+)/u;
/** A longer one may be wider than a narrow column. */
const LONGEST = 20;

/** A text whose short words with a hyphen, such as "A330-300", stand on one line; it is copied as it is. */
export function WholeWords({ children }: { readonly children: string }) {
  return children.split(WORD).map((part, at) =>
    part.includes('-') && part.length <= LONGEST ? (
      <Span key={`${part} ${at}`} whiteSpace="nowrap">
        {part}
      </Span>
    ) : (
      part
    ),
  );
}
