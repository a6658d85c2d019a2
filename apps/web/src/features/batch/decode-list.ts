/** What a file turned out to be. */
export type DecodedList =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: string }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'no-text' };

/** Beginnings of files of Excel: of a ZIP archive, and of the format before. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** The text of a file: UTF-8, UTF-16 where it says so, else as older spreadsheets of Western languages write it. */
export function decodeList(bytes: Uint8Array): DecodedList {
  if (WORKBOOKS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte))) return { kind: 'workbook' };
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? { kind: 'no-text' } : { kind: 'text', text, encoding };
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
