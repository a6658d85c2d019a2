/** Writes what the service answers to the documents' examples where the documents read it. */
import { writeFileSync } from 'node:fs';
import { exampleAnswers } from './example-answers.ts';

const file = new URL('../../../../libs/api-documents/src/example-answers.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await exampleAnswers(), undefined, 2)}\n`);
process.exit();
