import { parseSync, Visitor } from 'oxc-parser';

/** One import of a module, however it is written. */
export type ModuleImport = {
  /** What is imported; undefined when it is computed, so that nobody can tell. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** Gone after type stripping. */
  readonly isTypeOnly: boolean;
  /** `new URL('./x.worker.ts', import.meta.url)`: a bundler follows it, and the file runs apart. */
  readonly isAddress: boolean;
};

type Kinded = { readonly importKind?: string | null; readonly exportKind?: string | null };

const isType = (node: Kinded) => node.importKind === 'type' || node.exportKind === 'type';

/**
 * Every import of a source file: static, dynamic, of types, re-exports, `import('x').Type`, `require` and
 * `new URL('./x', import.meta.url)`.
 *
 * @throws SyntaxError when the file cannot be parsed, since a file nobody can read keeps no boundary
 */
export function findImports(fileName: string, source: string): ModuleImport[] {
  const { program, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);

  const found: ModuleImport[] = [];
  const add = (node: { start: number }, specifier: unknown, isTypeOnly = false, isAddress = false) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ specifier: typeof specifier === 'string' ? specifier : undefined, line, isTypeOnly, isAddress });
  };

  new Visitor({
    ImportDeclaration(node) {
      const onlyTypes = node.specifiers.length > 0 && node.specifiers.every((one) => isType(one as Kinded));
      add(node, node.source.value, isType(node) || onlyTypes);
    },
    ExportAllDeclaration(node) {
      add(node, node.source.value, isType(node));
    },
    ExportNamedDeclaration(node) {
      if (!node.source) return;
      const onlyTypes = node.specifiers.length > 0 && node.specifiers.every((one) => isType(one as Kinded));
      add(node, node.source.value, isType(node) || onlyTypes);
    },
    ImportExpression(node) {
      add(node, literalValue(node.source));
    },
    TSImportType(node) {
      add(node, literalValue(node.source), true);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require')
        add(node, literalValue(node.arguments[0]));
    },
    NewExpression(node) {
      const [address, base] = node.arguments;
      const isModulesOwn = base && source.slice(base.start, base.end) === 'import.meta.url';
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL' && isModulesOwn) {
        const specifier = literalValue(address);
        if (specifier !== undefined && /^\.{1,2}\/.*\.tsx?$/.test(specifier)) add(node, specifier, false, true);
      }
    },
  }).visit(program);
  return found.toSorted((a, b) => a.line - b.line);
}

/** The string a literal or a template without holes stands for. */
function literalValue(node: unknown): string | undefined {
  const { type, value, quasis } = node as {
    type?: string;
    value?: unknown;
    quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type === 'TemplateLiteral' && quasis?.length === 1) return quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
