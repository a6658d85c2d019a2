import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { describeFault } from '../fault.ts';
import { checkBudgets } from './check-budgets.ts';

const FONT = '<link rel="preload" href="/font.woff2" as="font">';

describe('checkBudgets', () => {
  const folder = folderForEachTest();
  const write = (file: string, content: string | Uint8Array) => folder.write(`dist/web/${file}`, content);
  const found = () => checkBudgets(folder.path()).map(describeFault);
  beforeEach(() => {
    write('font.woff2', randomBytes(18_000));
    write('main.js', randomBytes(150_000));
    write('assets/route-map-a1.js', randomBytes(55_000));
    write('embed/v1/travel-impact-figure.js', randomBytes(4000));
    write('embed/v1/frame.js', randomBytes(4000));
    write('embed/v1/words.en.js', randomBytes(1000));
  });

  it('weighs what pages of others load, with the words of the longest language', () => {
    write('faq.html', FONT);
    write('embed/v1/words.de.js', randomBytes(7000));
    expect(found()).toEqual([
      expect.stringMatching(/travel-impact-figure\.js.*Script and words weigh 11\.\d kB of at most 10 kB/),
      expect.stringMatching(/frame\.js.*Script and words weigh/),
    ]);
  });

  it('is content with light pages', () => {
    write('faq.html', `${FONT}<style>a{}</style><script>run()</script>`);
    write('lookup/route.html', `${FONT}<script data-files="/main.js">run()</script>`);
    write('de/lookup/route.html', `${FONT}<script data-files="/main.js">run()</script>`);
    write('assets/route-map-b2.js', randomBytes(56_000));
    expect(found()).toEqual([]);
  });

  it('finds a script on a page of content, however it is brought', () => {
    write('faq.html', `${FONT}<script data-files="/main.js">run()</script>`);
    write('about.html', `${FONT}<script type="module" src="/main.js"></script>`);
    expect(found()).toHaveLength(2);
    expect(found()[1]).toMatch(/^dist\/web\/faq\.html: Scripts weigh 150\.\d kB of at most 0 kB\./);
  });

  it('finds a calculator that has grown and a heavy font', () => {
    write('more.js', randomBytes(135_000));
    write('heavy.woff2', randomBytes(30_000));
    write('lookup/route.html', `${FONT}<script data-files="/main.js /more.js">run()</script>`);
    write('faq.html', FONT.replace('/font', '/heavy'));
    expect(found()).toEqual([
      expect.stringMatching(/faq\.html: Letters of the font weigh 30\.0 kB of at most 20 kB/),
      expect.stringMatching(/route\.html: Scripts weigh 285\.\d kB of at most 280 kB/),
    ]);
  });

  it('finds a map that is too heavy, or that it does not find', () => {
    write('faq.html', FONT);
    write('assets/route-map-a1.js', randomBytes(61_000));
    expect(found()).toEqual([expect.stringMatching(/Land and places weigh 61\.\d kB of at most 60 kB/)]);
    rmSync(folder.path('dist/web/assets'), { recursive: true });
    expect(found()).toHaveLength(1);
  });

  it('fails when there is nothing to weigh', () => {
    expect(found()).toHaveLength(1);
  });
});
