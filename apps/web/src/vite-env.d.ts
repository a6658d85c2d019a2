interface ImportMetaEnv {
  /** Drafts of languages to build beside the published ones, by their codes: "de,fr". */
  readonly VITE_LANGUAGES?: string;
}
