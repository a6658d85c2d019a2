import { describe, expect, it } from 'vitest';
import { contentPage } from './content-page.ts';

const page = (css: string, body: string) =>
  `<html><head><style data-emotion="css 1abc 2def">${css}</style></head><body>${body}</body></html>`;

const face = (name: string, range: string) => `@font-face{font-family:'A';src:url('/${name}');unicode-range:${range}}`;

describe('a page of content', () => {
  it('numbers the classes of its styles, and leaves other names alone', () => {
    const html = page(
      '.css-1abc{color:red;}.css-1abc:hover,.css-2def>p{color:blue;}',
      '<p class="css-1abc print">.css-1abc</p><p class="css-2def"></p><a class="css-1abc" href="#css-2def"></a>',
    );
    expect(contentPage(html)).toBe(
      '<html><head><style>.c0{color:red;}.c0:hover,.c1>p{color:blue;}</style></head><body><p class="c0 print">.c0</p><p class="c1"></p><a class="c0" href="#css-2def"></a></body></html>',
    );
  });

  it('has quotes and neighbouring texts as plain text, and quotes in attributes as they must be', () => {
    expect(contentPage(page('', '<p title="a &quot;b&quot;">POST <!-- -->&quot;c&quot;</p>'))).toContain(
      '<p title="a &quot;b&quot;">POST "c"</p>',
    );
  });

  it('has no ends of list items, which end by themselves', () => {
    const lists = '<ul><li>a</li><li>b</li></ul><dl><div><dt>c</dt><dd>d</dd></div></dl>';
    const short = contentPage(page('', lists));
    expect(short).toContain('<ul><li>a<li>b</ul><dl><div><dt>c<dd>d</div></dl>');
    expect(new DOMParser().parseFromString(short, 'text/html').body.innerHTML).toBe(lists);
  });

  it('has no mark of a router that does not come', () => {
    expect(contentPage(page('', '<a href="/faq" data-discover="true">FAQ</a>'))).toContain('<a href="/faq">FAQ</a>');
  });

  it('resets the elements that it has', () => {
    const html = page(
      '@layer reset{*,*::before{margin:0;}img,p{display:block;}table{border:0;}*::placeholder{top:0;}[hidden]:where(:not(a, b)){top:0;}}@layer base{table{left:0;}}',
      '<p></p>',
    );
    expect(contentPage(html)).toContain(
      '@layer reset{*,*::before{margin:0;}p{display:block;}[hidden]:where(:not(a, b)){top:0;}}@layer base{table{left:0;}}',
    );
  });

  it('has the animations that are played, and no stand-in for what the theme sets', () => {
    const html = page(
      '@keyframes in{from{top:0;}to{top:1px;}}@keyframes out{50%{top:0;}}*{--global-color:red;}p{--other:0;animation:in 1s;color:var(--global-color, var(--other));}',
      '<p></p>',
    );
    expect(contentPage(html)).toContain(
      '<style>@keyframes in{from{top:0;}to{top:1px;}}*{--0:red;}p{animation:in 1s;color:var(--0);}</style>',
    );
  });

  it('has the variables that are read, by styles, by elements or by other variables that are, under short names', () => {
    const html = page(
      ':root{--a-b:1px;--c\\.5:var(--a-b);--d:red;--e:blue;--f:var(--g);--g:0;}p{top:var(--c\\.5);}',
      '<i style="color:var(--e)"></i>--e',
    );
    expect(contentPage(html)).toContain('<style>:root{--0:1px;--1:var(--0);--2:blue;}p{top:var(--1);}</style>');
    expect(contentPage(html)).toContain('<i style="color:var(--2)"></i>--e');
  });

  it('has the fonts whose letters it shows, and says which letters only where there are several', () => {
    const css = face('text', 'U+20-7E,U+B7') + face('greek', 'U+391-3A1') + face('roots', 'U+221A');
    expect(contentPage(page(css, '<p>a·b = Σ √</p>'))).toContain(
      `<style>${face('text', 'U+20-7E,U+B7')}${face('roots', 'U+221A')}</style>`,
    );
    expect(contentPage(page(css, '<p>a·b</p>'))).toContain(
      "<style>@font-face{font-family:'A';src:url('/text')}</style>",
    );
  });

  it('has each layer’s rules in one place and order, and those of no layer as they were', () => {
    const html = page(
      '@layer one,two;@layer one{a{top:0;}}@layer two{a{top:1px;}@media print{a{top:2px;}}}a{left:0;}@layer one{b{top:0;}}@layer two{b{top:1px;}}b{left:0;}',
      '<a></a>',
    );
    expect(contentPage(html)).toContain(
      '<style>@layer one,two;@layer one{a{top:0;}b{top:0;}}@layer two{a{top:1px;}@media print{a{top:2px;}}b{top:1px;}}a{left:0;}b{left:0;}</style>',
    );
  });
});
