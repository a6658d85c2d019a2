/** `npm run reference-data -- --sources <folder>`: build the tables. */
import { runTask } from './run-task.ts';

await runTask(async () => {
  await import('../reference-data/main.ts');
});
