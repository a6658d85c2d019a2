import { beforeEach } from 'vitest';
import { runWithoutDomains } from '../platform/without-domains.ts';
import { written } from './written-log.ts';

// As in production, before the first request: a process that had one domain has domains ever after.
runWithoutDomains();

// Only the log of a failed test is worth reading.
beforeEach(({ onTestFailed }) => {
  written.length = 0;
  onTestFailed(() => void process.stdout.write(`${written.join('\n')}\n`));
});
