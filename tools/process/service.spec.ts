import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { folderForAllTests } from '@tim/pipeline/temporary-folder.fixture';

describe('startService', () => {
  const folder = folderForAllTests();

  it('ends with a task that was killed outright', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'service.ts'));
    const task = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { startService } = await import(${module});
         startService('sh', ['-c', 'echo $$; sleep 60'], {
           logFile: ${JSON.stringify(join(folder, 'log'))},
           onLine: (line) => console.log(line),
         });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(task.stdout, 'data')) as [Buffer];
    const service = Number(line.toString());
    expect(process.kill(service, 0)).toBe(true);

    task.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(service, 0)).toThrow(/ESRCH/), { timeout: 10_000 });
  });
});
