import { Box, Button, Flex } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { CALCULATOR } from './texts.ts';

/** What the address asks for has its answer on the page, or on its way, before the application knows. */
export const WHEN_ASKED = '&:is([data-asked], :root[data-asks] *)';

type QuestionAreaProps = {
  /** Something is asked that can be answered: what it is stands below the form. */
  readonly isAsked: boolean;
  /** The places that are asked about, and what of them; the page's loader has painted both already. */
  readonly question: string;
  readonly asked: string;
  /** The form. */
  readonly form: ReactNode;
  /** What is asked beside the places. */
  readonly others: ReactNode;
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
  '& [data-part=helper-text] > span': { WebkitLineClamp: { md: '1' } },
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

/** The question: the form, and once it is asked a line that says it in words and opens what else can be asked. */
export function QuestionArea({ isAsked, question, asked: askedText, form, others }: QuestionAreaProps) {
  const othersId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Box css={COMPACT} data-asked={isAsked ? '' : undefined} suppressHydrationWarning>
        {form}
      </Box>
      <Flex
        data-asked={isAsked ? '' : undefined}
        display="none"
        css={{ [WHEN_ASKED]: { display: 'flex' } }}
        wrap="wrap"
        align="center"
        columnGap="3"
        py="1"
        borderBlock="1px solid {colors.border}"
        suppressHydrationWarning
      >
        {/* Three lines of a phone are kept, so that names move nothing when they take the place of codes. */}
        <Flex
          as="p"
          direction="column"
          justify="center"
          flexGrow="1"
          flexBasis="0"
          minWidth="min(14rem, 100%)"
          minHeight={{ base: '3.6rem', md: 'target', _print: '0' }}
          display={{ base: 'flex', _print: 'block' }}
          fontSize={{ base: 'sm', md: 'md' }}
          lineHeight="1.35"
        >
          <Box as="span" fontWeight="medium" data-slot="subject" suppressHydrationWarning>
            {question}
          </Box>{' '}
          <Box as="span" color="fg.muted" data-slot="asked" suppressHydrationWarning>
            {askedText}
          </Box>
        </Flex>
        <Button
          type="button"
          variant="plain"
          minHeight="target"
          px={{ base: '0', _highContrast: '2' }}
          color="accent"
          aria-expanded={isOpen}
          aria-controls={othersId}
          onClick={() => setIsOpen(!isOpen)}
          data-print="hide"
        >
          {CALCULATOR.whoHeading}
        </Button>
      </Flex>
      <Box id={othersId} hidden={!isAsked || !isOpen}>
        {isAsked && isOpen && others}
      </Box>
    </>
  );
}
