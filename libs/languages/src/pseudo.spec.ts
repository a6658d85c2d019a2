import { describe, expect, it } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

describe('the pseudo-language', () => {
  it('is English in other letters, in brackets and 40 % longer', () => {
    expect(pseudoText('Show it')).toBe('⟦Šĥóŵ íţ···⟧');
  });

  it('leaves placeholders, addresses and what has no letters', () => {
    expect(pseudoText('So {kind cabin}')).toContain(' {kind cabin}');
    expect(pseudoText('https://example.org')).toBe('https://example.org');
    expect(pseudoText('/accuracy')).toBe('/accuracy');
    expect(pseudoText('1,218 – 12')).toBe('1,218 – 12');
  });

  it('keeps the space at a text’s edge', () => {
    expect(pseudoText(' a ')).toBe(' ⟦á·⟧ ');
  });

  it('reaches every text of an object, and what its functions say', () => {
    const texts = pseudo({
      title: 'a',
      rows: [['b', 'c']],
      of: (name: string) => `b ${name}`,
      link: { text: 'd', href: 'mailto:e@example.org' },
      most: 5,
    });
    expect(texts.title).toBe('⟦á·⟧');
    expect(texts.rows).toEqual([['⟦ƀ·⟧', '⟦ç·⟧']]);
    expect(texts.of('1')).toBe('⟦ƀ 1··⟧');
    expect(texts.link).toEqual({ text: '⟦đ·⟧', href: 'mailto:e@example.org' });
    expect(texts.most).toBe(5);
  });
});
