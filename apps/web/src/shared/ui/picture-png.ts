import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '@tim/figure';

/** A picture to save, and the same as an address that a page may show. */
export type Picture = { readonly png: Blob; readonly address: string };

/**
 * A drawing as a PNG of its own size.
 *
 * @throws Error where the browser cannot draw it
 */
export async function drawPicture(svg: string): Promise<Picture> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH_PX;
  canvas.height = CARD_HEIGHT_PX;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('No picture was drawn.');
  return { png, address: canvas.toDataURL('image/png') };
}
