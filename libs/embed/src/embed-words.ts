import type { FigureLocale } from '@tim/figure';
import type { MessagesOf } from '@tim/languages';
import type { EMBED_TEXTS } from './texts.ts';

/** All that the element says in one language, a file that is loaded when it is asked for. */
export type EmbedWords = MessagesOf<typeof EMBED_TEXTS> & {
  /** Of the figure itself. */
  readonly locale: FigureLocale;
};
