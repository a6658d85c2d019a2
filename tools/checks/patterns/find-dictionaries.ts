import { parseSync, Visitor } from 'oxc-parser';

/** A place where a plain object is looked into by a key that is not written there. */
export type Lookup = { readonly name: string; readonly line: number };

/** Types of objects that may have any text as a key. */
const ANY_KEY = /^:\s*(?:Readonly<)?(?:Record<string,|\{\s*(?:readonly\s+)?\[\w+: string\])/;

/**
 * Where a plain object with any text as a key, written out in a file, is looked into by a key from elsewhere: it has `constructor`
 * and `toString` too, which nobody wrote into it.
 *
 * @throws SyntaxError when the file cannot be parsed
 */
export function findDictionaries(fileName: string, text: string): readonly Lookup[] {
  const { program, errors } = parseSync(fileName, text);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  const written = new Set<string>();
  const looked: { readonly name: string; readonly start: number }[] = [];
  const targets = new Set<number>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression' || !id.typeAnnotation) return;
      if (ANY_KEY.test(text.slice(id.typeAnnotation.start, id.typeAnnotation.end))) written.add(id.name);
    },
    AssignmentExpression({ left }) {
      targets.add(left.start);
    },
    MemberExpression({ object, property, computed, start }) {
      if (!computed || object.type !== 'Identifier' || property.type === 'Literal' || targets.has(start)) return;
      looked.push({ name: object.name, start });
    },
    BinaryExpression({ operator, right, start }) {
      if (operator === 'in' && right.type === 'Identifier') looked.push({ name: right.name, start });
    },
  }).visit(program);
  return looked
    .filter(({ name }) => written.has(name))
    .map(({ name, start }) => ({ name, line: text.slice(0, start).split('\n').length }));
}
