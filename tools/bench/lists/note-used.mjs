/** Loaded before a program: writes what its process used, all threads together, to the file that NOTE_USED names. Runs on Node 20. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: Math.round(maxRSS / 1024) };
    writeFileSync(process.env['NOTE_USED'] ?? '', JSON.stringify(used));
  });
}
