import { Box, Stack } from '@chakra-ui/react';
import { startWorker } from '../../shared/compute/start-worker.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { BATCH } from '../../features/batch/texts.ts';
import { LATE_ID } from '../../config/pages.ts';
import type { StartListWorker } from '../../features/batch/use-batch.ts';
import { BatchPanel } from '../../features/batch/batch-panel.tsx';

const startListWorker: StartListWorker = (told) => startWorker('list', told);

/** A list of flights, answered on the visitor's device. */
export function BatchPage() {
  const isHydrated = useHydrated();
  return (
    <PageColumn width="wide" minHeight={{ base: '100dvh', _print: '0' }}>
      <DocumentHead title={BATCH.title} description={BATCH.description} />
      <Stack gap={{ base: '4', md: '5' }}>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {BATCH.title}
        </Heading>
        <Text data-print="hide">{BATCH.introduction}</Text>
        <Text data-print="hide">{BATCH.privacy}</Text>
        <noscript>{BATCH.withoutScript}</noscript>
        <Box
          // The form does nothing without a script, and is not shown without one.
          display="contents"
          css={{ '@media (scripting: none)': { display: 'none' } }}
        >
          {!isHydrated && (
            <div id={LATE_ID} hidden>
              <Alert>{BATCH.late}</Alert>
            </div>
          )}
          <BatchPanel start={startListWorker} />
        </Box>
      </Stack>
    </PageColumn>
  );
}
