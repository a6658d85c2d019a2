import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What the address asks for has its answer on the page, or on its way, before the application knows. */
export const WHEN_ASKED = '&:is([data-asked], :root[data-asks] *)';

type QuestionAreaProps = {
  /** Something is asked that can be answered: what it is stands below the form. */
  readonly isAsked: boolean;
  /** The places that are asked about, and what of them, for paper; the page's loader has painted both already. */
  readonly question: string;
  readonly asked: string;
  /** The form. */
  readonly form: ReactNode;
};

/**
 * The form takes little room: a flight's fields share a row. Above an answer one line is kept for what a code means, so that nothing
 * moves when that comes.
 */
const COMPACT = {
  '& form': { p: { sm: '4' }, gap: { base: '2', md: '3' } },
  '& fieldset > div': { width: { md: 'max(6.5rem, 15%)' } },
  // A date stands whole beside its button and an error's icon.
  '& fieldset > div:has([name^=departureDate])': { width: { md: 'max(5.5rem + 80px, 15%)' } },
  [WHEN_ASKED]: {
    '& [data-part=helper-text]': { minHeight: '1.4em' },
    '& [data-part=helper-text] > span': { WebkitLineClamp: '1' },
  },
  // The page's loader has filled the fields; what an empty one asks for stands until the application comes.
  '&:is(:root[data-asks] *) [data-part=helper-text]': {
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
};

/** The question: the form, and once it is asked the places in words; who fly, and how, stands in the form. */
export function QuestionArea({ isAsked, question, asked: askedText, form }: QuestionAreaProps) {
  return (
    <>
      <Box css={COMPACT} data-asked={isAsked ? '' : undefined} suppressHydrationWarning>
        {form}
      </Box>
      <Box
        as="p"
        data-asked={isAsked ? '' : undefined}
        display="none"
        css={{ [WHEN_ASKED]: { display: 'block' } }}
        // Two lines of a phone are kept, so that names move nothing when they take the place of codes.
        minHeight={{ base: '2.7em', md: '1.35em', _print: '0' }}
        fontSize={{ base: 'sm', md: 'md' }}
        lineHeight="1.35"
        suppressHydrationWarning
      >
        <Box as="span" fontWeight="medium" data-slot="subject" suppressHydrationWarning>
          {question}
        </Box>{' '}
        <Box as="span" display={{ base: 'none', _print: 'inline' }} data-slot="asked" suppressHydrationWarning>
          {askedText}
        </Box>
      </Box>
    </>
  );
}
