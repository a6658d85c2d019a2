import { ENGINE_VERSION } from '@tim/engine';
import { figuresOf } from '@tim/pipeline/engine-version/figures';
import { writeVersionFigures } from '@tim/pipeline/engine-version/write-version-figures';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { UsageError } from '@tim/terminal';
import { compareAnswers } from '@tim/pipeline/same-answers/compare-answers';
import { compareWays } from '../ways/compare-ways.ts';
import { noteChanges } from '@tim/pipeline/same-answers/note-changes';
import { writeAnswers } from '@tim/pipeline/same-answers/write-answers';

const HELP = `npm run same-answers -- write <file> [every]     answers to all carriers' routes, months and many markets, or to one of so many
npm run same-answers -- compare <before> <after>  how the answers of two files differ
npm run same-answers -- note <before> <after>      writes into docs/figure-changes what changed in the figures of this ENGINE_VERSION
npm run same-answers -- version                   writes the figures that belong to a new ENGINE_VERSION
npm run same-answers -- ways [every]              every way in, over all carriers' routes and pairs of airports, or one of so many`;

/**
 * The same-answers command: what a change of the estimator did to its answers, and whether all ways in give the same.
 *
 * @returns its exit code
 * @throws UsageError
 */
export async function sameAnswers([command, first, second = '']: readonly string[]): Promise<number> {
  if (command === 'write' && first !== undefined && /^([1-9]\d*)?$/.test(second)) {
    await writeAnswers(loadTables(), first, Number(second || 1));
    return 0;
  }
  if (command === 'version' && first === undefined) {
    writeVersionFigures({ engineVersion: ENGINE_VERSION, figures: figuresOf(loadTables()) });
    return 0;
  }
  if (command === 'ways' && second === '' && /^([1-9]\d*)?$/.test(first ?? '')) {
    return (await compareWays(loadTables(), Number(first || 1))) ? 0 : 1;
  }
  if (command === 'compare' && first !== undefined && second !== '') {
    return (await compareAnswers(first, second)) ? 0 : 1;
  }
  if (command === 'note' && first !== undefined && second !== '') {
    console.log(
      `Written: ${await noteChanges(ENGINE_VERSION, first, second)}. The site’s page and feed of changes are made from it.`,
    );
    console.log('Say why in CHANGES.reasons of apps/web/src/pages/changes/texts.ts.');
    return 0;
  }
  throw new UsageError(`Not understood.\n\n${HELP}`);
}
