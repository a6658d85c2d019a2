/** Version of the published method the engine follows. Source: google/travel-impact-model, README, 3.0.0. */
export const METHOD_VERSION = { major: 3, minor: 0, patch: 0 } as const;

/** Version of the engine itself: MAJOR.MINOR.PATCH; a changed figure raises it. docs/contributing.md says how. */
export const ENGINE_VERSION: string = '0.15.1';
