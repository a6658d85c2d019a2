import type { MessagesOf } from '@tim/languages';
import type { ACTIONS as EnglishActions, FAILED_PART as EnglishFailed } from './texts.ts';

export const ACTIONS: MessagesOf<typeof EnglishActions> = {
  quoteHeading: 'Citer',
  saveHeading: 'Conserver',
  pictureHeading: 'L’image',
  copyText: 'Copier le texte',
  copyCitation: 'Copier la citation',
  copyBibtex: 'Copier en BibTeX',
  saveCsv: 'Télécharger le CSV',
  saveJson: 'Télécharger le JSON',
  savePicture: 'Télécharger l’image',
  print: 'Imprimer',
  copyAltText: 'Copier le texte alternatif',
  copied: 'Copié : {what}.',
  refused: 'Le navigateur n’a pas autorisé la copie. À copier vous-même, déjà sélectionné ci-dessous : {what}.',
  saved: 'Fichier téléchargé : {file}.',
  notSaved: 'Le navigateur n’a pas pu créer le fichier. Copiez le texte, ou essayez un autre navigateur.',
  printing: 'Transmis au navigateur pour impression : le résultat et ce qu’il déclare, sur une feuille.',
  notPrinting: 'Ce navigateur ne peut pas imprimer d’ici. Passez par son propre menu, ou copiez le texte.',
  altTextLabel: 'Texte alternatif de l’image',
  text: 'Le texte',
  citation: 'La citation',
  bibtex: 'L’entrée BibTeX',
  altText: 'Le texte alternatif',
};

export const FAILED_PART: MessagesOf<typeof EnglishFailed> = {
  text: 'Cette partie n’a pas pu être chargée.',
  retry: 'Réessayer',
};

export const NEW_TAB_SUFFIX = '(s’ouvre dans un nouvel onglet)';
