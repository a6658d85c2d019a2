import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { SITE } from '../../hosting/hosting-config.ts';
import { checkLanguages } from './check-languages.ts';

const ALTERNATES = ['en', 'de', 'x-default'].map((code) => `<link rel="alternate" hreflang="${code}">`).join('');

describe('checkLanguages', () => {
  const folder = folderForEachTest();
  const write = (file: string, body: string, head = `<html lang="${file.startsWith('de/') ? 'de' : 'en'}">`) =>
    folder.write(`${SITE}/${file}`, `<!doctype html>${head}<head>${ALTERNATES}</head><body>${body}</body></html>`);
  const found = () => checkLanguages(folder.path()).map(({ message }) => message);
  beforeEach(() => {
    write('index.html', '<h1 title="Read this page">Show<!-- --> emissions</h1><i>Sun Air of Scandinavia</i>');
  });

  it('is content with a page in the language, with names, with what is said to be English, and with links to the English page', () => {
    write(
      'de/index.html',
      '<h1>Emissionen zeigen</h1><i>Sun Air of Scandinavia</i><br><b lang="en">Show emissions</b><code>Show emissions</code>' +
        '<a href="/de/faq">Fragen</a><a hreflang="en" href="/">English</a><a href="/v1/flights:x">v1</a>',
    );
    expect(found()).toEqual([]);
  });

  it.each([
    ['<p>Show emissions</p>', 'This is left in English: Show emissions'],
    ['<img alt="Read this page">', 'This is left in English: Read this page'],
    ['<a href="/faq">Fragen</a>', 'The link /faq leads to the page in English.'],
  ])('finds what is English in %s', (body, message) => {
    write('de/index.html', body);
    expect(found()).toEqual([message]);
  });

  it('finds a page that is missing, one that names another language, and one that leaves a language out', () => {
    write('de/index.html', '', '<html lang="en">');
    write('faq.html', '');
    expect(found()).toEqual(['There is no such page in this language, and one in English.', 'Its lang is not de.']);
    write('fr/index.html', '', '<html lang="fr">');
    expect(found()).toContain('It names no page of its own in fr (hreflang).');
  });
});
