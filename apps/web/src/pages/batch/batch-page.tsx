import { chakra } from '@chakra-ui/react';
import { DocumentHead } from '../../components/document-head.tsx';
import { useHydrated } from '../../components/hydration.tsx';
import { PageColumn } from '../../components/page-column.tsx';
import { Alert } from '../../components/results/alert.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { BATCH } from '../../content/batch.ts';
import { LATE_ID } from '../../content/site.ts';
import { startBatchWorker } from '../../features/batch/batch-client.ts';
import { BatchPanel } from '../../features/batch/batch-panel.tsx';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '4', md: '5' } } });
/** Without a script it would only look so. */
const Usable = chakra('div', { base: { display: 'contents', '@media (scripting: none)': { display: 'none' } } });

/** A list of flights, answered on the visitor's device. */
export function BatchPage() {
  const isHydrated = useHydrated();
  return (
    <PageColumn width="wide" minHeight={{ base: '100dvh', _print: '0' }}>
      <DocumentHead title={BATCH.title} description={BATCH.description} />
      <Stack>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {BATCH.title}
        </Heading>
        <Text data-print="hide">{BATCH.introduction}</Text>
        <Text data-print="hide">{BATCH.privacy}</Text>
        <noscript>{BATCH.withoutScript}</noscript>
        <Usable>
          {!isHydrated && (
            <div id={LATE_ID} hidden>
              <Alert>{BATCH.late}</Alert>
            </div>
          )}
          <BatchPanel start={startBatchWorker} />
        </Usable>
      </Stack>
    </PageColumn>
  );
}
