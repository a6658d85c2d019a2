import { createHash } from 'node:crypto';
import { parseSync, type Expression, type Directive, type Statement } from 'oxc-parser';
import { isDocument } from './text-files.ts';

/** One text of a file, or a function that makes one. */
export type Text = {
  /** Where it stands: `BATCH.columns.found`. */
  readonly key: string;
  /** A text as it reads, a function as it is written. */
  readonly text: string;
};

/**
 * The texts of a file: every string and function of the objects and lists that it declares, in their order. Addresses,
 * numbers and what stands in another file are none. A document's are its sections, by their place: `0` is what stands
 * above the first.
 *
 * @throws SyntaxError when the file cannot be parsed
 */
export function readTexts(fileName: string, source: string): readonly Text[] {
  if (isDocument(fileName)) return sectionsOf(source).map((text, at) => ({ key: String(at), text }));
  const { program, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  return program.body.flatMap((statement) => textsOfStatement(statement, source));
}

/** The names that a file exports, types aside. */
export function readExports(fileName: string, source: string): readonly string[] {
  if (isDocument(fileName)) return [];
  return parseSync(fileName, source).module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => exportName.name ?? ''),
  );
}

/** What stands above a document's first section, and each of its sections from its heading on. */
export function sectionsOf(markdown: string): readonly string[] {
  return markdown.split(/^(?=## )/m).map((section) => section.trim());
}

/** Which text it is, whatever stands around it: eight hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function textsOfStatement(statement: Statement | Directive, source: string): readonly Text[] {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    return textsOfStatement(statement.declaration, source);
  }
  if (statement.type === 'FunctionDeclaration') {
    return [{ key: statement.id?.name ?? '', text: codeOf(statement, source) }];
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    init && id.type === 'Identifier' ? textsOf(init, id.name, source) : [],
  );
}

function textsOf(node: Expression, key: string, source: string): readonly Text[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsOf(node.expression, key, source);
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'Property' ? textsOf(property.value, `${key}.${nameOf(property.key, source)}`, source) : [],
      );
    case 'ArrayExpression':
      return node.elements.flatMap((element, index) =>
        element && element.type !== 'SpreadElement' ? textsOf(element, `${key}.${index}`, source) : [],
      );
    case 'Literal':
      return typeof node.value === 'string' && isText(node.value) ? [{ key, text: node.value }] : [];
    case 'Identifier':
    case 'MemberExpression':
      return [];
    default:
      return [{ key, text: codeOf(node, source) }];
  }
}

function isText(value: string): boolean {
  return value !== '' && !/^(https?:|mailto:|\/|#)/.test(value);
}

function nameOf(key: { readonly type: string; readonly start: number; readonly end: number }, source: string): string {
  return source.slice(key.start, key.end).replaceAll(/['"]/g, '');
}

/** Code on one line, so that another indentation is not another text. */
function codeOf({ start, end }: { readonly start: number; readonly end: number }, source: string): string {
  return source.slice(start, end).replaceAll(/\s+/g, ' ');
}
