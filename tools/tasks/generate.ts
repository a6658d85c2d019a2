/** `npm run generate`: write the code that proto/ generates. */
import { writeMessages } from '../messages/write-messages.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  const changes = await writeMessages();
  console.log(changes === 0 ? 'The generated code is up to date.' : `${changes} generated files changed: commit them.`);
});
