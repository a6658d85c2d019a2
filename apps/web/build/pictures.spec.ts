import { beforeAll, describe, expect, it } from 'vitest';
import type { NamedFile } from './named-file.ts';
import { drawPictures, ICONS, SHARE_PICTURE } from './pictures.ts';

let pictures: readonly NamedFile[];
beforeAll(async () => {
  pictures = await drawPictures();
});

/** Width and height as the file's own head has them. */
function sizeOf(name: string): number[] {
  const bytes = Buffer.from(pictures.find((picture) => picture.name === name)?.bytes ?? []);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the pictures of the build', () => {
  it.each(ICONS)('$name is a square of $size', ({ name, size }) => {
    expect(sizeOf(name)).toEqual([size, size]);
  });

  it('has one for previews, of the size they show, small enough to be fetched', () => {
    expect(sizeOf(SHARE_PICTURE.name)).toEqual([1200, 630]);
    expect(pictures.find(({ name }) => name === SHARE_PICTURE.name)?.bytes.length).toBeLessThan(100_000);
  });
});
