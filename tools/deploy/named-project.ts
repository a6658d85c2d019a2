/** The project that firebase-tools is told to deploy to, or undefined when it is told none. */
export function namedProject(args: readonly string[]): string | undefined {
  for (const [at, arg] of args.entries()) {
    const [, joined] = /^(?:--project=|-P=?)(.+)$/.exec(arg) ?? [];
    if (joined !== undefined) return joined;
    if (arg === '--project' || arg === '-P') return args[at + 1];
  }
  return undefined;
}
