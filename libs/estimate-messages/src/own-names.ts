/** What a language calls carriers and airports, by their codes, where it has names of its own. */
export type OwnNames = {
  readonly carrier: (code: string) => string | undefined;
  readonly airport: (code: string) => string | undefined;
};

/** Without names of its own: English. */
export const NO_OWN_NAMES: OwnNames = { carrier: () => undefined, airport: () => undefined };
