import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

/** The parts of docs/scale.md that whoever has the command alone needs: the tables, the views, the join and its limits. */
const SECTIONS = [
  '## Factor tables',
  '## The views',
  '## The join',
  '## How near the join is',
  '## What the join cannot know',
];

/** They as a page of their own: links to other pages of the repository are their words. */
export function joinGuide(): string {
  const page = readFileSync(join(workspaceRoot, 'docs/scale.md'), 'utf8');
  const parts = page.split(/^(?=## )/m).filter((part) => SECTIONS.some((heading) => part.startsWith(`${heading}\n`)));
  if (parts.length !== SECTIONS.length) throw new Error('docs/scale.md lacks a section of the guide');
  const text = parts.join('').replaceAll(/^Why so: .*\n/gm, '');
  return `# Factor tables and their join\n\n${text.replaceAll(/\[([^\]\n]+)\]\((?!https?:)[^)\n]+\)/g, '$1').trimEnd()}\n`;
}
