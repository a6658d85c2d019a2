/** Computes changed flights where the page does not have to wait. */
import { CORE_TABLES, readTables } from '@tim/reference-data';
import { fetchTables } from '../../../worker/fetch-tables.ts';
import type { WhatIf, WhatIfCall, WhatIfReply } from '../what-if-types.ts';
import { createWhatIf } from './what-if.ts';

const loading: Promise<WhatIf> = fetchTables(CORE_TABLES).then((bytes) => createWhatIf(readTables(bytes)));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const reply = (message: WhatIfReply) => self.postMessage(message);

async function answer({ id, asked }: WhatIfCall): Promise<void> {
  try {
    const { aircraft, change } = await loading;
    reply({ id, kind: 'result', result: asked ? change(asked.flight, asked.changes) : aircraft });
  } catch (error) {
    reply({ id, kind: 'failed', message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WhatIfCall>) => void answer(data));
