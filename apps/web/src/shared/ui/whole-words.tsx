import { Span } from '@chakra-ui/react';

const WORD = /([\p{Script=Latin}\d-]+)/u;
/** A longer one may be wider than a narrow column. */
const LONGEST = 20;

/** "A330-300", but not "elle-même", which may be parted at its hyphen. */
const isName = (word: string) => word.length <= LONGEST && word.includes('-') && /\d/.test(word);

/** A text whose short names with hyphen and figures, such as "A330-300", stand on one line; it is copied as it is. */
export function WholeWords({ children }: { readonly children: string }) {
  return children.split(WORD).map((part, at) =>
    isName(part) ? (
      <Span key={`${part} ${at}`} whiteSpace="nowrap">
        {part}
      </Span>
    ) : (
      part
    ),
  );
}
