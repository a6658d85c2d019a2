declare module 'virtual:find-files' {
  /** Address of the search's index in the language of the build. */
  export const FIND_INDEX: string;
  /** Address of the folder with LX.json for each carrier. */
  export const FLIGHT_NUMBERS_FOLDER: string;
}
