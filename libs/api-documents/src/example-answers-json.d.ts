/** What the build writes, for a clone in which nothing is built yet. */
declare const answers: {
  readonly methods: Readonly<Record<string, unknown>>;
  readonly switch: unknown;
  readonly error: unknown;
};
export { answers as default };
