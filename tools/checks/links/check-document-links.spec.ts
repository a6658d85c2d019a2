import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { describeFault } from '../fault.ts';
import { checkDocumentLinks } from './check-document-links.ts';

describe('checkDocumentLinks', () => {
  const { path, write } = folderForEachTest();
  const found = () => checkDocumentLinks(path()).map(describeFault);
  beforeEach(() => {
    write('README.md', '# Home\n');
    write('docs/method.md', '# The method\n\n## Cabins, and `seats` (2025)\n\n## Why\n\n## Why\n');
    write('libs/engine/src/units.ts', '');
  });

  it('is content with files, headings, folders, paths in code and other sites', () => {
    const links = [
      'method.md',
      '../README.md#home',
      '#here',
      'method.md#cabins-and-seats-2025',
      'method.md#why-1',
      '../libs/engine',
    ];
    const text = links.map((link) => `[x](${link})`).join(' ');
    write(
      'docs/links.md',
      `# Here\n\n${text} [y](https://site.example/a) \`libs/engine/src/units.ts\` \`libs/<name>/src\`\n`,
    );
    write('libs/engine/README.md', '# @tim/engine\n\n`[a](b.md)`\n\n```\n[c](d.md)\n```\n');
    write('node_modules/x/README.md', '[c](d.md)');
    expect(found()).toEqual([]);
  });

  it.each([
    ['[a](methods.md)', 'The link methods.md leads to no file.'],
    ['[a](method.md#how)', 'The link method.md#how leads to no heading.'],
    ['[a](#nowhere)', 'The link #nowhere leads to no heading.'],
    ['[a](https://)', 'The link https:// is no address.'],
    ['`libs/engine/src/unit.ts`', 'There is no libs/engine/src/unit.ts.'],
  ])('finds %s, with its line', (text, fault) => {
    write('docs/links.md', `# Here\n\nSee ${text}\n`);
    expect(found()).toEqual([`docs/links.md:3: ${fault}`]);
  });
});
