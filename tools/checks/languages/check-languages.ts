import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LANGUAGE_CODES, languagePath, type LanguageCode } from '@tim/languages';
import { pageFiles, SITE } from '../../hosting/hosting-config.ts';
import type { Fault } from '../fault.ts';
import { readTexts } from './read-texts.ts';

/** Words of ours: in names of institutions, airlines and documents only short words have a small letter. */
const WORDS = /\p{L}\s+\p{Ll}{4,}/u;

/**
 * What is wrong with the built pages of each language beside English: one that is missing or names another language, that does not
 * lead to itself in the others, that leads to English pages, or has words left in English.
 */
export function checkLanguages(root: string): Fault[] {
  const site = join(root, SITE);
  const languages = LANGUAGE_CODES.filter((code) => existsSync(join(site, languagePath(code), 'index.html')));
  const inEnglish = pageFiles(site).filter((file) => !/^[a-z]{2}(-[A-Z]{2})?\//.test(file));
  return languages
    .filter((code) => code !== 'en')
    .flatMap((code) =>
      inEnglish.flatMap((page) => {
        const file = posix.join(SITE, code, page);
        const path = join(root, file);
        if (!existsSync(path))
          return [{ file, message: 'There is no such page in this language, and one in English.' }];
        const english = readFileSync(join(site, page), 'utf8');
        return faultsOf(readFileSync(path, 'utf8'), english, code, languages).map((message) => ({ file, message }));
      }),
    );
}

function faultsOf(
  html: string,
  english: string,
  code: LanguageCode,
  languages: readonly LanguageCode[],
): readonly string[] {
  const said = new Set(readTexts(english).texts);
  const { texts, links } = readTexts(html);
  const left = texts.filter((text) => said.has(text) && WORDS.test(text));
  const isElsewhere = (href: string) => /^\/[a-z]+(\/[a-z-]+)?([?#].*)?$/.test(href) && !href.startsWith(`/${code}`);
  return [
    ...(html.includes(`<html lang="${code}"`) ? [] : [`Its lang is not ${code}.`]),
    ...missingAlternates(html, languages).map((other) => `It names no page of its own in ${other} (hreflang).`),
    ...[...new Set(left)].map((text) => `This is left in English: ${text}`),
    ...[...new Set(links.filter(isElsewhere))].map((href) => `The link ${href} leads to the page in English.`),
  ];
}

/** Of a page that is found by robots: which of the languages it does not name. */
function missingAlternates(html: string, languages: readonly LanguageCode[]): readonly string[] {
  if (html.includes('content="noindex"')) return [];
  return [...languages, 'x-default'].filter((other) => !html.includes(`hreflang="${other}"`));
}
