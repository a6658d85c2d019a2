/** Something a reader of figures should know about them: a row of its own, found by its label. */
export type Note = { readonly label: string; readonly text: string };
