declare module 'virtual:figure-changes' {
  /** Of docs/figure-changes, the newest first. `npm run figures -- note` writes it. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- this declaration may not import by a relative path
  export const versions: readonly import('./figures.ts').VersionChanges[];
}
