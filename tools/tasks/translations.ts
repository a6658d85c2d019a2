/** `npm run translations`: bring the catalogs of the languages up to today's English texts. */
import { updateTranslations } from '../translations/translations.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => updateTranslations(workspaceRoot));
