/** The variables that the system writes its tokens' values to. */
export type TokenVariables = {
  /** By category and name: `spacing` has `4`, and `-4` for as much the other way. */
  readonly byCategory: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Puts them in the place of references like `{colors.border}`. */
  readonly expand: (value: string) => string;
};

/** As Chakra names them: `--chakra-colors-scene-sky-top`. */
export function tokenVariables(tokens: object): TokenVariables {
  const byCategory = Object.fromEntries(
    Object.entries(tokens).map(([category, group]: [string, object]) => {
      const variables = namesIn(group).map((path): [string, string] => [path.join('.'), variable([category, ...path])]);
      const negative = variables.map(([name, value]): [string, string] => [`-${name}`, `calc(${value} * -1)`]);
      return [category, Object.fromEntries(category === 'spacing' ? [...variables, ...negative] : variables)];
    }),
  );
  return {
    byCategory,
    expand: (value) =>
      value.replaceAll(
        /\{(\w+)\.([^}]+)\}/g,
        (reference, category: string, name: string) => byCategory[category]?.[name] ?? reference,
      ),
  };
}

/** Ways to the tokens of a group; `DEFAULT` is the group's own. */
function namesIn(group: object, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(group).flatMap(([name, inner]: [string, object]) => {
    const way = name === 'DEFAULT' ? path : [...path, name];
    return 'value' in inner ? [way] : namesIn(inner, way);
  });
}

function variable(path: readonly string[]): string {
  const name = path.join('-').replaceAll(/[^\w-]/g, (sign) => `\\${sign}`);
  return `var(--chakra-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}
