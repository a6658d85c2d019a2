/** `npm run generate`: write the code that proto/ generates, and the messages of each language. */
import { writeMessages } from '../messages/write-messages.ts';
import { writeTranslations } from '../translations/write-translations.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  writeTranslations(workspaceRoot);
  const changes = await writeMessages();
  console.log(changes === 0 ? 'The generated code is up to date.' : `${changes} generated files changed: commit them.`);
});
