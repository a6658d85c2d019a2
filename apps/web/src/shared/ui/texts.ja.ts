import type { MessagesOf } from '@tim/languages';
import type { ACTIONS as English, FAILED_PART as EnglishPart } from './texts.ts';

export const ACTIONS: MessagesOf<typeof English> = {
  quoteHeading: '引用',
  saveHeading: '保存',
  pictureHeading: '画像',
  copyText: 'テキストをコピー',
  copyCitation: '出典表記をコピー',
  copyBibtex: 'BibTeXをコピー',
  saveCsv: 'CSVを保存',
  saveJson: 'JSONを保存',
  savePicture: '画像を保存',
  print: '印刷',
  copyAltText: '代替テキストをコピー',
  copied: '{what}をコピーしました。',
  refused: 'ブラウザーがコピーを許可しませんでした。下で選択されている{what}をコピーしてください。',
  saved: '{file}を保存しました。',
  notSaved: 'ブラウザーでファイルを作成できませんでした。テキストをコピーするか、別のブラウザーをお試しください。',
  printing: 'ブラウザーの印刷画面を開きました。結果とその説明を1枚にまとめています。',
  notPrinting: 'このブラウザーではここから印刷できません。ブラウザーのメニューを使うか、テキストをコピーしてください。',
  altTextLabel: '画像の代替テキスト',
  text: 'テキスト',
  citation: '出典表記',
  bibtex: 'BibTeXの項目',
  altText: '代替テキスト',
};

export const FAILED_PART: MessagesOf<typeof EnglishPart> = {
  text: 'この部分を読み込めませんでした。',
  retry: '再試行',
};

export const NEW_TAB_SUFFIX = '（新しいタブで開きます）';
