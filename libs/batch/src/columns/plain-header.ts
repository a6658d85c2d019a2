/** A text in plain lower-case letters and digits: "Flight No." is "flightno". Japanese stays, without marks and long vowels. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, '');
}
