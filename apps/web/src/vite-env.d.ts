interface ImportMetaEnv {
  /** The languages to build beside English, by their codes: "de,fr". Without it all published ones are built. */
  readonly VITE_LANGUAGES?: string;
}
