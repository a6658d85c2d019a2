import type { MessagesOf } from '@tim/languages';
import type { ACTIONS as English, FAILED_PART as EnglishFailed } from './texts.ts';

export const ACTIONS: MessagesOf<typeof English> = {
  quoteHeading: 'Citar',
  saveHeading: 'Guardar',
  pictureHeading: 'La imagen',
  copyText: 'Copiar como texto',
  copyCitation: 'Copiar la cita',
  copyBibtex: 'Copiar BibTeX',
  saveCsv: 'Descargar CSV',
  saveJson: 'Descargar JSON',
  savePicture: 'Descargar la imagen',
  print: 'Imprimir',
  copyAltText: 'Copiar el texto alternativo',
  copied: 'Copiado: {what}.',
  refused: 'El navegador no ha permitido copiar. Cópielo de aquí abajo, donde ya está seleccionado: {what}.',
  saved: 'Se ha descargado {file}.',
  notSaved: 'El navegador no ha podido crear el archivo. Copie el texto o pruebe con otro navegador.',
  printing: 'Enviado al navegador para imprimir: el resultado y su declaración, en una hoja.',
  notPrinting: 'Este navegador no puede imprimir desde aquí. Use su propio menú o copie el texto.',
  altTextLabel: 'Texto alternativo de la imagen',
  text: 'Texto',
  citation: 'Cita',
  bibtex: 'Entrada BibTeX',
  altText: 'Texto alternativo',
};

export const NEW_TAB_SUFFIX = '(se abre en una pestaña nueva)';

export const FAILED_PART: MessagesOf<typeof EnglishFailed> = {
  text: 'No se ha podido cargar esta parte.',
  retry: 'Volver a intentarlo',
};
