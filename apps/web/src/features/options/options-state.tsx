import { Box, Button, Skeleton, Stack } from '@chakra-ui/react';
import { JOIN } from '../../shared/join.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { FIRST_ROWS } from './options-list.tsx';
import { OPTIONS } from './texts.ts';

/** As tall as the rows that come, so that what stands below stays where it is. */
export function OptionsComing() {
  return (
    <Box minHeight={{ base: '42rem', md: '26rem' }}>
      <Text role="status">{OPTIONS.loading}</Text>
      <Box aria-hidden="true" mt="4" borderTop="1px solid {colors.border.control}">
        {Array.from({ length: FIRST_ROWS }, (_row, index) => (
          <Stack key={index} gap="2" py="3" borderBottom="1px solid {colors.border}">
            <Skeleton height="1.25rem" width="70%" />
            <Skeleton height={{ base: '2.5rem', md: '1rem' }} width="45%" />
          </Stack>
        ))}
      </Box>
    </Box>
  );
}

/** @param reason - '' where nothing is known of it */
export function OptionsFailed({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  return (
    <>
      <Alert>{JOIN.sentences([OPTIONS.failed, reason].filter(Boolean))}</Alert>
      <Button type="button" variant="outline" alignSelf="flex-start" onClick={onRetry}>
        {OPTIONS.retry}
      </Button>
    </>
  );
}
