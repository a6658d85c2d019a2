import { describe, expect, it } from 'vitest';
import { blocks, markdownTable } from './markdown.ts';

describe('markdownTable', () => {
  it('aligns number columns to the right and keeps a bar inside its cell', () => {
    expect(markdownTable(['a', 'n'], [['x|y', '1']], [1])).toBe('| a | n |\n| --- | ---: |\n| x\\|y | 1 |');
  });
});

describe('blocks', () => {
  it('parts blocks by a blank line, leaves empty ones out and wraps paragraphs only', () => {
    const long = 'word '.repeat(40).trim();
    const text = blocks('## A heading', '', long, '| a |\n| --- |');
    const [heading, paragraph, table] = text.split('\n\n');
    expect(heading).toBe('## A heading');
    expect(table).toBe('| a |\n| --- |');
    expect(paragraph?.replaceAll('\n', ' ')).toBe(long);
    for (const line of paragraph?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(140);
  });
});
