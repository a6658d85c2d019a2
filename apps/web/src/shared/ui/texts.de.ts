import type { MessagesOf } from '@tim/languages';
import type * as English from './texts.ts';

export const ACTIONS: MessagesOf<typeof English.ACTIONS> = {
  quoteHeading: 'Zitieren',
  saveHeading: 'Speichern',
  pictureHeading: 'Das Bild',
  copyText: 'Als Text kopieren',
  copyCitation: 'Quellenangabe kopieren',
  copyBibtex: 'BibTeX kopieren',
  saveCsv: 'CSV herunterladen',
  saveJson: 'JSON herunterladen',
  savePicture: 'Bild herunterladen',
  print: 'Drucken',
  copyAltText: 'Alternativtext kopieren',
  copied: '{what} kopiert.',
  refused: 'Der Browser hat das Kopieren nicht erlaubt. Bitte kopieren Sie unten, was markiert ist: {what}.',
  saved: '{file} wurde heruntergeladen.',
  notSaved:
    'Der Browser konnte die Datei nicht erstellen. Bitte kopieren Sie den Text oder verwenden Sie einen anderen Browser.',
  printing: 'Zum Drucken an den Browser übergeben: das Ergebnis und seine Angaben auf einem Blatt.',
  notPrinting:
    'Dieser Browser kann von hier aus nicht drucken. Bitte verwenden Sie sein Menü oder kopieren Sie den Text.',
  altTextLabel: 'Alternativtext des Bildes',
  text: 'Text',
  citation: 'Quellenangabe',
  bibtex: 'BibTeX-Eintrag',
  altText: 'Alternativtext',
};

export const NEW_TAB_SUFFIX = '(öffnet einen neuen Tab)';

export const FAILED_PART: MessagesOf<typeof English.FAILED_PART> = {
  text: 'Dieser Teil konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
};
