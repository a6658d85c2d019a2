/** Written before every task, so that it finds the messages of all languages. */
import { writeTranslations } from '../translations/write-translations.ts';
import { workspaceRoot } from '../workspace-root.ts';

writeTranslations(workspaceRoot);
