import { Box, Flex } from '@chakra-ui/react';
import { PAGES } from '../../config/pages.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading } from '../../shared/ui/typography.tsx';
import type { CalculatorMode } from './calculator-address.ts';
import { WHEN_ASKED } from './question-area.tsx';
import { CALCULATOR } from './texts.ts';

const MODES: readonly CalculatorMode[] = ['route', 'flight'];

type CalculatorTopProps = {
  readonly mode: CalculatorMode;
  /** An answer stands below: title and choice make room for it. */
  readonly isAsked: boolean;
  /** Of the list that the visitor came from. */
  readonly listAddress: string | undefined;
  readonly onChooseMode: (mode: CalculatorMode) => void;
};

/** The page's title and what it can look up. */
export function CalculatorTop({ mode, isAsked, listAddress, onChooseMode }: CalculatorTopProps) {
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
      <Heading
        as="h1"
        size="h1"
        data-asked={isAsked ? '' : undefined}
        css={{
          flexBasis: 'full',
          [WHEN_ASKED]: {
            flexBasis: 'auto',
            flexGrow: '1',
            fontSize: 'lg',
            fontWeight: 'medium',
            letterSpacing: '-0.01em',
          },
        }}
        suppressHydrationWarning
        _print={{ fontSize: 'md' }}
      >
        {CALCULATOR.title}
      </Heading>
      <Box display="contents" css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Segments
          label={CALCULATOR.modeLabel}
          options={MODES}
          names={CALCULATOR.modes}
          value={mode}
          onChange={onChooseMode}
        />
        {listAddress && (
          <TextLink to={listAddress} display="inline-flex" alignItems="center" minHeight="target" data-print="hide">
            <Icon name="previous" />
            {CALCULATOR.allFlights}
          </TextLink>
        )}
        <TextLink
          to={PAGES.batch}
          ms="auto"
          data-asked={isAsked ? '' : undefined}
          css={{ [WHEN_ASKED]: { display: 'none' } }}
          data-print="hide"
        >
          {CALCULATOR.giveList}
        </TextLink>
      </Box>
    </Flex>
  );
}
