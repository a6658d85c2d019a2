import { fill } from '@tim/languages';
import { afterColon } from '../letter-case.ts';
import { ACTIONS } from './texts.ts';

/** That a text is copied, by its name. */
export function copiedText(what: string): string {
  return fill(ACTIONS.copied, { what: afterColon(what) });
}

/** That the browser did not allow it, and that the text is selected below. */
export function refusedText(what: string): string {
  return fill(ACTIONS.refused, { what: afterColon(what) });
}

/** That a file is downloaded. */
export function savedText(file: string): string {
  return fill(ACTIONS.saved, { file });
}
