/**
 * A prerendered page that no application will take over, without what only an application has a use for: the names by
 * which it would know the styles again, the marks between texts, and the styles and variables of what the page does
 * not have. A page of content is a fifth lighter for it, and the longest comes in one round trip.
 */
export function contentPage(html: string): string {
  const page = withShortClasses(withPlainText(html)).replaceAll(NEEDLESS_ENDS, '');
  const [whole = '', ownCss = ''] = /<style[^>]*>([^<]*)<\/style>/.exec(page) ?? [];
  const content = page.replace(whole, '');
  const css = withJoinedLayers(
    withoutUnreadVariables(withoutUnreadFonts(withoutNeedlessRules(ownCss, page), content), content),
  );
  const shortVariable = shortNames(
    [...css.matchAll(DECLARATION)].map(([, name = '']) => name),
    '--',
  );
  return page
    .replace(whole, () => `<style>${css}</style>`)
    .replaceAll(DECLARATION, (declaration, name: string) => declaration.replace(name, shortVariable))
    .replaceAll(USE, (use, name: string) => use.replace(name, shortVariable));
}

/** A variable of a style sheet, and where it is read. */
const DECLARATION = /(--[\w\\.-]+):[^;{}]*;/g;
const USE = /var\((--[\w\\.-]+)/g;
const CLASSES = / class="([^"]*)"/g;
/** What Emotion names the classes it makes. */
const MADE_CLASS = /\bcss-[\w-]+/g;

/** Ends of elements that HTML ends by itself, where the next of a list begins or the list ends. */
const NEEDLESS_ENDS = /<\/(?:li|dt|dd)>/g;

/**
 * React parts neighbouring texts by a comment, and writes quotes as they must be written in attributes; its router
 * marks the links whose pages it may load ahead.
 */
function withPlainText(html: string): string {
  return html
    .replaceAll(/<!-- -->| data-discover="true"/g, '')
    .replaceAll(/>[^<]*/g, (text) => text.replaceAll('&quot;', '"'));
}

/** Numbers the names in the order in which they come; any other name stays. */
function shortNames(names: readonly string[], prefix: string): (name: string) => string {
  const numbers = new Map([...new Set(names)].map((name, at) => [name, `${prefix}${at.toString(36)}`]));
  return (name) => numbers.get(name) ?? name;
}

function withShortClasses(html: string): string {
  const classes = [...html.matchAll(CLASSES)].flatMap(([attribute]) => attribute.match(MADE_CLASS) ?? []);
  const short = shortNames(classes, 'c');
  return html
    .replaceAll(CLASSES, (attribute) => attribute.replaceAll(MADE_CLASS, short))
    .replaceAll(/\.css-[\w-]+/g, (selector) => selector.replace(MADE_CLASS, short));
}

/** Rules that do nothing on this page. */
function withoutNeedlessRules(css: string, page: string): string {
  const isPlayed = (name: string) => new RegExp(`animation:${name}\\b`).test(css);
  return withoutResetOfOthers(css, page)
    .replaceAll(/@keyframes (\w+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) => (isPlayed(name) ? rule : ''))
    .replaceAll(SET_EVERYWHERE, 'var($1)');
}

/** What the theme sets for every element, and what the reset would take in its place. */
const SET_EVERYWHERE = /var\((--global-[\w-]+), (?:[^()]|\([^()]*\))*\)/g;

/** Parts that only fields have. */
const PART_OF_FIELD = /^(?:\*?::placeholder|::-webkit-(?:search|file)|:-moz-ui)/;

/** Rules of the reset that name elements are left out where the page has none of them. */
function withoutResetOfOthers(css: string, page: string): string {
  const elements = new Set([...page.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, element]) => element));
  const isHere = (selector: string) => {
    const element = PART_OF_FIELD.test(selector.trim()) ? 'input' : /^[a-z][a-z0-9]*/.exec(selector.trim())?.[0];
    return element === undefined || elements.has(element);
  };
  return css.replaceAll(/(@layer reset\{)((?:[^{}]+\{[^{}]*\})*)/g, (_layer, start: string, rules: string) => {
    const kept = [...rules.matchAll(/([^{}]+)(\{[^{}]*\})/g)].map(([, selectors = '', body = '']) => {
      const matching = selectors.split(/,(?![^(]*\))/).filter(isHere);
      return matching.length === 0 ? '' : matching.join(',') + body;
    });
    return start + kept.join('');
  });
}

const FONT_FACE = /@font-face\{[^{}]*?;unicode-range:([^;{}]*)[^{}]*\}/g;

/**
 * A font's file is left out where the page has none of its letters: no script will bring any. What is said of which
 * letters are in which file is left out where one file has all.
 */
function withoutUnreadFonts(css: string, content: string): string {
  const codes = [...new Set(content)].map((letter) => letter.codePointAt(0) ?? 0);
  const isRead = (ranges: string) =>
    ranges
      .split(',')
      .map((range) => range.replace('U+', '').split('-'))
      .some(([first = '', last = first]) =>
        codes.some((code) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)),
      );
  const read = css.replaceAll(FONT_FACE, (face, ranges: string) => (isRead(ranges) ? face : ''));
  return (read.match(FONT_FACE) ?? []).length === 1
    ? read.replace(FONT_FACE, (face, ranges: string) => face.replace(`;unicode-range:${ranges}`, ''))
    : read;
}

/** Every component brings a layer's rules by itself; here they stand together. Rules of no layer outrank all layers. */
function withJoinedLayers(css: string): string {
  const rules = outermostRules(css);
  const layers = new Map<string, string>();
  for (const rule of rules) {
    const [, name, inside = ''] = LAYER.exec(rule) ?? [];
    if (name !== undefined) {
      layers.set(name, (layers.get(name) ?? '') + inside);
    }
  }
  const start = rules.slice(
    0,
    rules.findIndex((rule) => LAYER.test(rule)),
  );
  const rest = rules.slice(start.length).filter((rule) => !LAYER.test(rule));
  return [...start, ...[...layers].map(([name, inside]) => `@layer ${name}{${inside}}`), ...rest].join('');
}

const LAYER = /^@layer ([\w-]+)\{([^]*)\}$/;

function outermostRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    depth += mark === '{' ? 1 : mark === '}' ? -1 : 0;
    if (depth === 0) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return rules;
}

/** Variables that nothing reads are left out, and then those that only they read. */
function withoutUnreadVariables(css: string, body: string): string {
  const read = new Set([...`${css}${body}`.matchAll(USE)].map(([, name]) => name));
  const kept = css.replaceAll(DECLARATION, (declaration, name: string) => (read.has(name) ? declaration : ''));
  return kept === css ? css : withoutUnreadVariables(kept, body);
}
