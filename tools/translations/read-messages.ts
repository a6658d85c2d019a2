import { parseSync, type Comment, type Directive, type Expression, type Statement } from 'oxc-parser';

/** A text of a file, or two: one for each form of a number. */
export type Message = {
  /** Where it stands: `BATCH.columns.found`. */
  readonly key: string;
  /** What the source says of it, for whoever translates it; '' where it says nothing. */
  readonly comment: string;
  /** One, or those of `one` and `other`. */
  readonly parts: readonly Part[];
};

/** A string of the source, from its first quote to its last. */
export type Part = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written with backticks, so that constants of the program can stand in it. */
  readonly isTemplate: boolean;
};

type Span = { readonly start: number; readonly end: number };
type Source = { readonly file: string; readonly code: string; readonly comments: readonly Comment[] };

/**
 * The messages of a file: every string of the objects and lists that it declares, in their order. Addresses, numbers and what
 * stands in another file are none.
 *
 * @throws SyntaxError where the file cannot be parsed, or a text is not a plain string
 */
export function readMessages(file: string, code: string): readonly Message[] {
  const { program, comments, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  return program.body.flatMap((statement) => inStatement(statement, { file, code, comments }));
}

/** The addresses of the files that a file imports, each from its first quote to its last. */
export function readImports(file: string, code: string): readonly Omit<Part, 'isTemplate'>[] {
  return parseSync(file, code).program.body.flatMap((statement) =>
    'source' in statement && statement.source
      ? [{ text: statement.source.value, start: statement.source.start, end: statement.source.end }]
      : [],
  );
}

function inStatement(statement: Statement | Directive, source: Source): readonly Message[] {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    return inStatement(statement.declaration, source);
  }
  if (statement.type === 'FunctionDeclaration') throw notPlain(statement.id?.name ?? '', source);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    init && id.type === 'Identifier' ? messagesOf(init, id.name, commentBefore(statement.start, source), source) : [],
  );
}

function messagesOf(node: Expression, key: string, comment: string, source: Source): readonly Message[] {
  switch (node.type) {
    case 'TSAsExpression': {
      const places = placesOfType(node.typeAnnotation, source);
      return messagesOf(node.expression, key, [comment, places].filter((text) => text !== '').join(' '), source);
    }
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return messagesOf(node.expression, key, comment, source);
    case 'ObjectExpression': {
      const properties = node.properties.filter((property) => property.type === 'Property');
      const names = properties.map((property) => nameOf(property.key, source));
      const parts = properties.map(({ value }) => partOf(value, source)).filter((part) => part !== undefined);
      if (names.join() === 'one,other' && parts.length === 2) return [{ key, comment, parts }];
      return properties.flatMap(({ start, value }, at) =>
        messagesOf(value, `${key}.${names[at]}`, commentBefore(start, source), source),
      );
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element, at) =>
        element && element.type !== 'SpreadElement'
          ? messagesOf(element, `${key}.${at}`, commentBefore(element.start, source), source)
          : [],
      );
    case 'Literal':
    case 'TemplateLiteral': {
      const part = partOf(node, source);
      return part ? [{ key, comment, parts: [part] }] : [];
    }
    case 'Identifier':
    case 'MemberExpression':
      return [];
    default:
      throw notPlain(key, source);
  }
}

/** What a type says of the places that a language may choose from: `Message<'text' | 'textAfterColon'>`. */
function placesOfType({ start, end }: Span, { code }: Source): string {
  const type = code.slice(start, end);
  const names = type.startsWith('Message<') ? (type.match(/(?<=')\w+(?=')/g) ?? []) : [];
  return names.length === 0 ? '' : `${CHOICE}${names.map((name) => `{${name}}`).join(', ')}.`;
}

/** How the comment of a text begins that has several places for one value. */
export const CHOICE = 'Choose from ';

function partOf(node: Expression, { code }: Source): Part | undefined {
  const { type, start, end } = node;
  if (type === 'TemplateLiteral') return { text: code.slice(start + 1, end - 1), start, end, isTemplate: true };
  if (type !== 'Literal' || typeof node.value !== 'string' || node.value === '' || ADDRESS.test(node.value)) {
    return undefined;
  }
  return { text: node.value, start, end, isTemplate: false };
}

const ADDRESS = /^(https?:|mailto:|\/|#)/;

function nameOf({ start, end }: Span, { code }: Source): string {
  return code.slice(start, end).replaceAll(/['"]/g, '');
}

/** The comment that ends where a part of the source begins, in one line. */
function commentBefore(start: number, { code, comments }: Source): string {
  const comment = comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '');
  const lines = comment?.value.split('\n').map((line) => line.replace(/^\s*\*+/, '').trim()) ?? [];
  return lines.filter((line) => line !== '').join(' ');
}

function notPlain(key: string, { file }: Source): SyntaxError {
  return new SyntaxError(`${file}: ${key} is not a plain text. Fill its places where it is shown.`);
}
