import { parseSync, Visitor } from 'oxc-parser';

/** A statement of the specification that a test shows, named in a comment above the test. */
export type Mark = {
  readonly id: string;
  /** The state of the page in which the test sees it; '' where it shows something else of it. */
  readonly state: string;
  readonly line: number;
  /** Of the test or suite as it stands in the code, placeholders included; undefined when none follows the comment. */
  readonly title: string | undefined;
};

type Test = { readonly start: number; readonly title: string };
type Node = { readonly type: string; readonly start: number };

const MARK = /^\s*spec:(.*)$/s;
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/**
 * The marks of a test file: `// spec: 4.12, 4.13` in the lines above `it`, `test`, a table of them, or a suite. `2.99 in route-result` says
 * that a journey sees the statement's text, field or control in that state.
 *
 * @throws SyntaxError when the file cannot be parsed
 */
export function findMarks(fileName: string, source: string): Mark[] {
  const { program, comments, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  const tests: Test[] = [];
  new Visitor({
    CallExpression(node) {
      const title = titleOf(node.arguments[0], source);
      if (title !== undefined && TEST_FUNCTIONS.has(functionOf(node.callee))) tests.push({ start: node.start, title });
    },
  }).visit(program);

  const ends = new Map(comments.map(({ start, end }) => [start, end]));
  return comments.flatMap(({ value, start, end }) => {
    const [, ids] = MARK.exec(value) ?? [];
    if (ids === undefined) return [];
    const next = startOfCode(source, end, ends);
    const title = tests.find((test) => test.start === next)?.title;
    const line = source.slice(0, start).split('\n').length;
    return ids.split(',').map((mark) => {
      const [id = '', state = ''] = mark.trim().split(' in ');
      return { id, state, line, title };
    });
  });
}

/** Where code goes on after spaces and further comments. */
function startOfCode(source: string, from: number, commentEnds: ReadonlyMap<number, number>): number {
  const at = from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0);
  const end = commentEnds.get(at);
  return end === undefined ? at : startOfCode(source, end, commentEnds);
}

/** Name of the function that is called, without what is asked of it: `it` of `it.each([])`, `test` of `test.describe`. */
function functionOf(callee: Node): string {
  const {
    name,
    object,
    callee: inner,
  } = callee as Node & {
    readonly name?: string;
    readonly object?: Node;
    readonly callee?: Node;
  };
  const rest = object ?? inner;
  return name ?? (rest ? functionOf(rest) : '');
}

/** A title as the code has it, without its quotes; undefined when it is no text. */
function titleOf(node: unknown, source: string): string | undefined {
  const { type, value, start, end } = (node ?? {}) as Partial<Node> & {
    readonly end?: number;
    readonly value?: unknown;
  };
  if (type === 'TemplateLiteral') return source.slice((start ?? 0) + 1, (end ?? 0) - 1);
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}
