import { Stack } from '@chakra-ui/react';
import { startWorker } from '../../shared/compute/start-worker.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { WithScript } from '../../shared/ui/with-script.tsx';
import { BATCH } from '../../features/batch/texts.ts';
import type { StartListWorker } from '../../features/batch/use-batch.ts';
import { BatchPanel } from '../../features/batch/batch-panel.tsx';

const startListWorker: StartListWorker = (told) => startWorker('list', told);

/** A list of flights, answered on the visitor's device. */
export function BatchPage() {
  return (
    <PageColumn width="wide" minHeight={{ base: '100dvh', _print: '0' }}>
      <DocumentHead title={BATCH.title} description={BATCH.description} />
      <Stack gap={{ base: '4', md: '5' }}>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {BATCH.title}
        </Heading>
        <Text data-print="hide">{BATCH.introduction}</Text>
        <Text data-print="hide">{BATCH.privacy}</Text>
        <WithScript instead={BATCH.withoutScript} late={BATCH.late}>
          <BatchPanel start={startListWorker} />
        </WithScript>
      </Stack>
    </PageColumn>
  );
}
