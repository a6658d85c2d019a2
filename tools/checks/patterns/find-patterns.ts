import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression that is written in a source file. */
export type Pattern = { readonly source: string; readonly flags: string; readonly line: number };

/** Every regular expression between slashes. @throws SyntaxError when the file cannot be parsed */
export function findPatterns(fileName: string, text: string): readonly Pattern[] {
  const { program, errors } = parseSync(fileName, text);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      found.push({ source, flags, line: text.slice(0, node.start).split('\n').length });
    },
  }).visit(program);
  return found;
}
