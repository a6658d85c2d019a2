import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prerender } from '../prerender.ts';

/** What the build makes of `entry-prerender.tsx`, with two pages of one button. */
const ENTRY = `
  export const PRERENDERED_PATHS = ['/faq', '/lookup/route'];
  export const ROOT_ELEMENT_ID = 'root';
  export const SHARED_PICTURE = { path: '/picture.png', width: 1, height: 1 };
  export const FEED = { path: 'changes.xml', of: () => '' };
  export const addressOf = (path) => path;
  const head = '<title>Page</title><meta name="description" content="A page."/>';
  export const prerenderPage = async () => ({ head, page: '<button>Menu</button>' });
`;

const script = (path: string) => `<script data-of="${path}"></script>`;

it('puts a page’s script before all that can be pressed, which comes bit by bit on a slow line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tim-prerender-'));
  try {
    const entryFile = join(folder, 'entry.mjs');
    await writeFile(entryFile, ENTRY);
    const parts = { head: '', siteUrl: undefined, language: 'en', languages: ['en'] } as const;
    for (const file of await prerender(folder, entryFile, { ...parts, script })) {
      const html = await readFile(join(folder, file), 'utf8');
      const [at, ofBody, ofButton] = ['<script data-of=', '<body>', '<button>'].map((text) => html.indexOf(text));
      expect([at, ofBody, ofButton]).toEqual([at, ofBody, ofButton].toSorted((a = 0, b = 0) => a - b));
      expect(at).toBeGreaterThan(0);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
