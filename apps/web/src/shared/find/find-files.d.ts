declare module 'virtual:find-files' {
  /** Address of the folder with index.json, and flights/LX.json for each carrier. */
  export const FIND_FOLDER: string;
}
