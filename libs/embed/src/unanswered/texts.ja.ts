import type { UnansweredTexts } from './texts.ts';

export const UNANSWERED: UnansweredTexts = {
  failed: '数値を取得できませんでした。',
  elsewhere: 'サイトで調べる',
};
