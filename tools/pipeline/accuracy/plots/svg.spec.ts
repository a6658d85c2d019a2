import { describe, expect, it } from 'vitest';
import { drawing, linearScale, logScale, marker } from './chart.ts';
import { element, escapeXml, textElement } from './svg.ts';

describe('escapeXml', () => {
  it('keeps text from being markup', () => {
    expect(escapeXml(`<a href="x">Tom & Jerry's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/a&gt;',
    );
    expect(escapeXml('±50 % – “quoted”')).toBe('±50 % – “quoted”');
  });
});

describe('element', () => {
  it('writes attributes escaped, numbers to a hundredth, and closes itself when empty', () => {
    expect(element('line', { x: 1.23456, y: -0.001, label: '"&"' })).toBe(
      '<line x="1.23" y="0" label="&quot;&amp;&quot;"/>',
    );
    expect(element('g', {}, textElement('text', { x: 1 }, 'a < b'))).toBe('<g><text x="1">a &lt; b</text></g>');
  });
});

describe('scales', () => {
  it('lead from values to places, either way round, and stay within', () => {
    const down = linearScale(0, 10, 100, 0);
    expect([0, 5, 10, 20, -3].map(down)).toEqual([100, 50, 0, 0, 100]);
    const log = logScale(1, 100, 0, 200);
    expect(log(10)).toBeCloseTo(100, 9);
    expect(log(1000)).toBe(200);
  });
});

describe('a drawing', () => {
  it('is well-formed, has a name, and its markers tell what they are', () => {
    const point = marker('family', 1, 2, 'A&B: +1 %');
    expect(point).toContain('<title>A&amp;B: +1 %</title>');
    const svg = drawing('Errors <all>', point);
    expect(svg).toContain('aria-label="Errors &lt;all&gt;"');
    expect(svg.match(/<\w+(?: [\w:-]+="[^"]*")*>/g)?.length).toBe(svg.match(/<\/\w+>/g)?.length);
  });
});
