/** Texts of the buttons with which a visitor takes something along, and of what became of it. */
export const ACTIONS = {
  quoteHeading: 'Cite this figure',
  saveHeading: 'Save or print',
  pictureHeading: 'The picture',
  copyText: 'Copy as text',
  copyCitation: 'Copy citation',
  copyBibtex: 'Copy BibTeX',
  saveCsv: 'Download CSV',
  saveJson: 'Download JSON',
  savePicture: 'Download picture',
  print: 'Print',
  copyAltText: 'Copy alt text',
  copied: '{what} is copied.',
  refused: 'The browser did not allow copying. {what}, selected below: copy it from there.',
  saved: '{file} is downloaded.',
  notSaved: 'The browser could not make the file. Copy the text instead, or try another browser.',
  printing: 'Handed to the browser for printing: the result and what it states, on one sheet.',
  notPrinting: 'This browser cannot print from here. Use its own menu, or copy the text instead.',
  altTextLabel: 'Alt text of the picture',
  text: 'The text',
  citation: 'The citation',
  bibtex: 'The BibTeX entry',
  altText: 'The alt text',
} as const;

/** In place of a part of the page whose code did not come. */
export const FAILED_PART = { text: 'This part could not be loaded.', retry: 'Try again' } as const;

/** Ends the accessible label of every link that opens a new tab. */
export const NEW_TAB_SUFFIX = '(opens in a new tab)';
