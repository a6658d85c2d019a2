/** The headline as a drawing of its own, for articles and slides: light on every screen, with its source in it. */

import { TAKE_ALONG } from './texts.ts';
import { comparisonWords, computedWords, figureWords, perWords, plain } from '../result/facts/facts-words.ts';
import type { ResultFacts } from '../result/facts/result-facts.ts';
import { isoDate, shortSubject, subjectWords } from '../result/facts/subject-words.ts';

/** What pages and messages show of a link, and what they ask for [px]. */
export const PICTURE_WIDTH_PX = 1200;
export const PICTURE_HEIGHT_PX = 630;

/** Those of the light theme (theme/semantic-tokens.ts): a picture has no theme of its own. */
const INK = '#0b0d0f';
const MUTED = '#4f5862';
const LINE = '#6e7781';
const RANGE = '#7db8e8';
const ACCENT = '#0a62a9';

const LEFT = 72;
const WIDTH = PICTURE_WIDTH_PX - 2 * LEFT;
const BAR_Y = 404;

/** The widest letters of any usual font, on average, in parts of its size: what fits then fits everywhere. */
const LETTER_WIDTH = 0.54;

type Line = { readonly y: number; readonly size: number; readonly weight?: number; readonly fill?: string };

/** One line of text, smaller where it would not fit. */
function line(text: string, { y, size, weight = 400, fill = INK }: Line): string {
  const fitting = Math.min(size, WIDTH / (Math.max(1, text.length) * LETTER_WIDTH));
  return `<text x="${LEFT}" y="${y}" font-size="${fitting.toFixed(1)}" font-weight="${weight}" fill="${fill}">${inXml(text)}</text>`;
}

/** A result's headline as an SVG of 1200 × 630 px. */
export function pictureSvg(facts: ResultFacts): string {
  const { texts } = facts.headline;
  const day = facts.flight?.departureDate;
  const about = [day && isoDate(day), texts.aircraft].filter(Boolean).join(' · ') || TAKE_ALONG.picture.ofRoute;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH_PX}" height="${PICTURE_HEIGHT_PX}" viewBox="0 0 ${PICTURE_WIDTH_PX} ${PICTURE_HEIGHT_PX}" font-family="'Open Sans', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    line(shortSubject(facts), { y: 92, size: 40, weight: 600 }),
    line(about, { y: 136, size: 25, fill: MUTED }),
    line(plain(texts.figure ?? ''), { y: 240, size: 84, weight: 300 }),
    line(perWords(facts), { y: 292, size: 33 }),
    ...bar(facts),
    line(comparisonWords(facts), { y: 510, size: 25 }),
    line(`${TAKE_ALONG.picture.source} ${computedWords(facts)}`, { y: 560, size: 20, fill: MUTED }),
    line(`${facts.address} · ${TAKE_ALONG.picture.readOn} ${isoDate(facts.madeOn)}`, { y: 592, size: 20, fill: MUTED }),
    '</svg>',
  ].join('');
}

/** The figure, its range and what is typical on one axis from zero, as on the page. */
function bar({ headline: { texts, places } }: ResultFacts): string[] {
  const at = (name: `--${string}`) => LEFT + (Number.parseFloat(places[name] ?? '0') / 100) * WIDTH;
  const label = (text: string, x: number, anchor: 'start' | 'middle' | 'end') =>
    `<text x="${x.toFixed(1)}" y="${BAR_Y + 56}" font-size="22" fill="${MUTED}" text-anchor="${anchor}">${inXml(plain(text))}</text>`;
  const isKnown = places['--figure'] !== undefined;
  const hasTypical = texts.typical !== undefined;
  const typicalX = at('--typical');
  return isKnown
    ? [
        `<path d="M${LEFT} ${BAR_Y - 28}v56M${LEFT} ${BAR_Y}h${WIDTH}" stroke="${LINE}" stroke-width="2" fill="none"/>`,
        `<rect x="${at('--low').toFixed(1)}" y="${BAR_Y - 11}" width="${(at('--width') - LEFT).toFixed(1)}" height="22" rx="5" fill="${RANGE}"/>`,
        hasTypical
          ? `<rect x="${(typicalX - 2).toFixed(1)}" y="${BAR_Y - 30}" width="4" height="60" fill="${INK}"/>`
          : '',
        `<circle cx="${at('--figure').toFixed(1)}" cy="${BAR_Y}" r="17" fill="${ACCENT}" stroke="#ffffff" stroke-width="4"/>`,
        hasTypical ? typicalLabel(texts.typical ?? '', typicalX) : '',
        label('0', LEFT, 'start'),
        label(texts.axisEnd ?? '', LEFT + WIDTH, 'end'),
      ]
    : [];
}

/** Above its mark, inside the picture. */
function typicalLabel(text: string, x: number): string {
  const isRight = x > PICTURE_WIDTH_PX / 2;
  return `<text x="${x.toFixed(1)}" y="${BAR_Y - 40}" font-size="22" fill="${INK}" text-anchor="${isRight ? 'end' : 'start'}">${inXml(plain(text))}</text>`;
}

/** The picture in words, for those who do not see it. */
export function pictureAltText(facts: ResultFacts): string {
  const spoken = facts.headline.texts.spoken ?? '';
  return `${subjectWords(facts)}: ${figureWords(facts)}. ${spoken} ${TAKE_ALONG.picture.source} ${computedWords(facts)} ${TAKE_ALONG.picture.readOn} ${isoDate(facts.madeOn)}.`;
}

/** What XML cannot write, such as control characters, is left out. */
function inXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
