import { Box, Button, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { CALCULATOR } from './texts.ts';

/** What the address asks for has its answer on the page, or on its way, before the application knows. */
export const WHEN_ASKED = '&:is([data-asked], :root[data-asks] *)';

type QuestionAreaProps = {
  /** Something is asked that can be answered: it stands on one line. */
  readonly isAsked: boolean;
  /** The form is shown all the same. */
  readonly isChanging: boolean;
  readonly onChanging: (isChanging: boolean) => void;
  /** The places that are asked about, and what of them; the page's loader has painted both already. */
  readonly question: string;
  readonly asked: string;
  /** The form. */
  readonly children: ReactNode;
};

/** The question: a form to fill in, and once it is asked one line that opens the form again. */
export function QuestionArea({
  isAsked,
  isChanging,
  onChanging,
  question,
  asked: askedText,
  children,
}: QuestionAreaProps) {
  const formId = useId();
  const asked = isAsked ? '' : undefined;
  return (
    <>
      <Flex
        data-asked={asked}
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
          aria-expanded={isChanging}
          aria-controls={formId}
          onClick={() => onChanging(!isChanging)}
          data-print="hide"
        >
          {isChanging ? CALCULATOR.changeNothing : CALCULATOR.change}
        </Button>
      </Flex>
      <Box
        id={formId}
        data-asked={isAsked && !isChanging ? '' : undefined}
        css={{ [WHEN_ASKED]: { display: 'none' } }}
        suppressHydrationWarning
      >
        {children}
      </Box>
    </>
  );
}
