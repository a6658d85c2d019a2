/** One part of the bench, in a process of its own: prints each section and appends it to the report. */
import { appendFileSync } from 'node:fs';
import { runTask } from '../tasks/run-task.ts';
import { DOCUMENT, readBenchArguments } from './bench.ts';
import { PARTS } from './parts.ts';
import { sectionText } from './report.ts';

await runTask(async () => {
  const { names, options } = readBenchArguments(process.argv.slice(2));
  for (const name of names) {
    const part = await PARTS.get(name)?.load();
    for await (const section of part?.bench(options) ?? []) {
      const text = `\n${sectionText(section)}`;
      console.log(text);
      appendFileSync(DOCUMENT, text);
    }
  }
});
