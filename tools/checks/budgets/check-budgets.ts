import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PSEUDO_LANGUAGE } from '@tim/languages';
import { pageFiles, SITE } from '../../hosting/hosting-config.ts';
import type { Fault } from '../fault.ts';

/** The most each part of a page may weigh [kB, thousands of bytes]: the font as it is, the rest as gzip makes it. */
const BUDGETS_KB = {
  /** Files of script until the page does what it is for; content does it without. */
  scripts: { content: 0, calculator: 280 },
  font: 20,
  /** What a map loads when it is shown: land, places, and what draws them. */
  map: 60,
  /** What a page of others loads of the figure, in any one language. */
  embed: 10,
} as const;

/** The calculator's pages, in any language. */
const CALCULATOR = /^(?:[a-z]{2}\/)?lookup\//;

/** The map's file in each language, as the build names it after its source. */
const MAP_FILES = 'assets/route-map-*.js';

/** What a visitor of each page is made to fetch, against its budget; but of the pages in the pseudo-language. */
export function checkBudgets(root: string): Fault[] {
  const site = join(root, SITE);
  const pages = pageFiles(site).filter((file) => !file.startsWith(PSEUDO_LANGUAGE));
  if (pages.length === 0) {
    return [{ file: SITE, message: 'There is no built page to weigh. Build the site first.' }];
  }
  return [...pages.flatMap((page) => weigh(site, page)), weighMap(site), ...weighEmbed(site)]
    .filter(({ weightKb, budgetKb }) => !(weightKb <= budgetKb))
    .map(({ file, part, weightKb, budgetKb }) => ({
      file: join(SITE, file),
      message: `${part} weigh ${weightKb.toFixed(1)} kB of at most ${budgetKb} kB. Make them lighter, or load them later.`,
    }));
}

type Weight = {
  readonly file: string;
  readonly part: string;
  readonly weightKb: number;
  readonly budgetKb: number;
};

function weigh(site: string, page: string): Weight[] {
  const html = readFileSync(join(site, page), 'utf8');
  const font = /rel="preload" href="([^"]+)" as="font"/.exec(html)?.[1];
  const scripts = /<script data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const linked = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)];
  return [
    {
      file: page,
      part: 'Scripts',
      weightKb: sumKb(
        [...scripts, ...linked.map(([, file = '']) => file)].map((file) => gzipKb(contentOf(site, file))),
      ),
      budgetKb: CALCULATOR.test(page) ? BUDGETS_KB.scripts.calculator : BUDGETS_KB.scripts.content,
    },
    {
      file: page,
      part: 'Letters of the font',
      weightKb: font === undefined ? Number.NaN : contentOf(site, font).length / 1000,
      budgetKb: BUDGETS_KB.font,
    },
  ];
}

/** The heaviest of the languages' maps. A missing one weighs NaN, which no budget accepts. */
function weighMap(site: string): Weight {
  const files = globSync(MAP_FILES, { cwd: site });
  const weightKb = files.length === 0 ? Number.NaN : Math.max(...files.map((file) => gzipKb(contentOf(site, file))));
  return { file: MAP_FILES, part: 'Land and places', weightKb, budgetKb: BUDGETS_KB.map };
}

/** The script with each language's words. Without words it weighs NaN. */
function weighEmbed(site: string): Weight[] {
  const weightOf = (file: string) => gzipKb(contentOf(site, file));
  const languages = globSync('embed/v1/words.*.js', { cwd: site });
  const heaviest = languages.length === 0 ? Number.NaN : Math.max(...languages.map(weightOf));
  return ['travel-impact-figure.js', 'frame.js'].map((name) => {
    const file = `embed/v1/${name}`;
    return { file, part: 'Script and words', weightKb: weightOf(file) + heaviest, budgetKb: BUDGETS_KB.embed };
  });
}

/** A missing file is an error, not a light one. */
function contentOf(site: string, address: string): Uint8Array {
  const file = join(site, address);
  if (!existsSync(file)) throw new Error(`${file} is named by a page and does not exist.`);
  return readFileSync(file);
}

function gzipKb(content: Uint8Array): number {
  return content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length / 1000;
}

function sumKb(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
