import { describe, expect, it } from 'vitest';
import { methodologyPage } from './methodology.ts';

const methodologyHtml = (markdown: string) => methodologyPage(markdown).html;

describe('methodologyPage', () => {
  it('gives headings that can be linked to, by their number or their words, and leaves the title to the page', () => {
    const html = methodologyHtml('# Methodology\n\n## 3. Fuel\n\nText\n\n## Worked example\n');
    expect(html).not.toContain('Methodology');
    expect(html).toContain('<h2 id="section-3">3. Fuel</h2>');
    expect(html).toContain('<h2 id="worked-example">Worked example</h2>');
  });

  it('lists the sections for the contents, without the parts inside them', () => {
    expect(methodologyPage('# Methodology\n\n## 3. Fuel\n\n### Detail\n\n## Worked example\n').sections).toEqual([
      { id: 'section-3', text: '3. Fuel' },
      { id: 'worked-example', text: 'Worked example' },
    ]);
  });

  it('has the addresses of English sections in every language', () => {
    const english = '# Methodology\n\n## 3. Fuel\n\n### Detail\n\n## Worked example\n';
    const { html, sections } = methodologyPage('# 方法\n\n## 3. 燃料\n\n### 詳細\n\n## 計算例\n', '/ja', english);
    expect(sections).toEqual([
      { id: 'section-3', text: '3. 燃料' },
      { id: 'worked-example', text: '計算例' },
    ]);
    expect(html).toContain('<h3 id="detail">詳細</h3>');
  });

  it('leaves out a sentence that only leads to such a document', () => {
    expect(methodologyHtml('As published. [More](decisions/0022.md). TIM reads it.')).toBe(
      '<p>As published. TIM reads it.</p>\n',
    );
    expect(methodologyHtml('Counted (T-100; [more](decisions/0022.md)).')).toBe('<p>Counted (T-100).</p>\n');
    expect(methodologyHtml('The median. [More](a.md),\n[and](b.md).\nNearest ([why](a.md)).')).toBe(
      '<p>The median. \nNearest.</p>\n',
    );
    expect(methodologyHtml('公表どおりです。[詳細](decisions/0022.md)。TIMは読みます（T-100；[詳細](a.md)）。')).toBe(
      '<p>公表どおりです。TIMは読みます（T-100）。</p>\n',
    );
  });

  it('keeps the words of a link to a document that the site does not have', () => {
    expect(methodologyHtml('See [scope](scope.md), [accuracy](accuracy.md) and [TIM](https://example.org/tim).')).toBe(
      '<p>See scope, <a href="/accuracy">accuracy</a> and <a href="https://example.org/tim">TIM</a>.</p>\n',
    );
  });
});
