import { Box, Flex, Span, Stack } from '@chakra-ui/react';
import type { WorkingQuantity } from '@tim/messages';
import { Fragment } from 'react';
import { WORKING } from './texts.ts';
import { quantityGroups } from './quantity-groups.ts';
import { JOIN } from '../../shared/join.ts';

type QuantityListProps = { readonly quantities: readonly WorkingQuantity[]; readonly isResult?: boolean };

/** What goes into a step, or comes out of it, and where each came from. */
export function QuantityList({ quantities, isResult = false }: QuantityListProps) {
  return quantityGroups(quantities).map(({ source, lines }) => (
    <div key={lines.map(({ symbol, name }) => `${symbol} ${name}`).join()}>
      <Stack as="dl" gap="1" fontSize="sm">
        {lines.map((line) => (
          <Flex
            key={`${line.symbol} ${line.name}`}
            wrap="wrap"
            justify="space-between"
            columnGap="6"
            fontWeight={isResult ? 'medium' : undefined}
          >
            <Box as="dt" flex="1 1 55%">
              {isResult && '= '}
              {line.name}
              {line.symbol && (
                <Box as="i" color="fg.muted" fontStyle="normal">
                  {JOIN.aside('', line.symbol)}
                </Box>
              )}
            </Box>
            <Box as="dd" ms="auto" textAlign="end" fontVariantNumeric="tabular-nums">
              {/* A cabin and its figure stand on one line where it can hold both. */}
              {line.values.map(({ cabin, text }, at) => (
                <Fragment key={cabin ?? text}>
                  {at > 0 && '\u00A0· '}
                  <Span display="inline-block">{cabin === undefined ? text : `${cabin} ${text}`}</Span>
                </Fragment>
              ))}
            </Box>
          </Flex>
        ))}
      </Stack>
      {source && (
        <Box as="p" mb="1" fontSize="xs" lineHeight="1.45" color="fg.muted">
          {WORKING.source}
          {JOIN.space}
          {source}
        </Box>
      )}
    </div>
  ));
}
