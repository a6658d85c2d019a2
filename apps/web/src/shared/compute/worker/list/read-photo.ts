/** What a browser finds bar codes with, where it can (Shape Detection API). */
type BarcodeDetector = {
  readonly detect: (image: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
};
type BarcodeDetectors = {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
};

/** Bar codes that boarding passes are printed in. */
const FORMATS = ['aztec', 'pdf417', 'qr_code', 'data_matrix'];

/**
 * The texts of the bar codes on a photo, found by the browser itself, each on a line: the photo goes nowhere.
 *
 * @returns undefined where the browser cannot find any
 */
export async function codesOnPhoto(photo: Blob): Promise<string | undefined> {
  const { BarcodeDetector: detectors } = globalThis as { readonly BarcodeDetector?: BarcodeDetectors };
  if (!detectors) return undefined;
  const supported = await detectors.getSupportedFormats();
  const formats = FORMATS.filter((format) => supported.includes(format));
  if (formats.length === 0) return undefined;
  const image = await createImageBitmap(photo);
  try {
    const codes = await new detectors({ formats }).detect(image);
    return codes.map(({ rawValue }) => rawValue.replaceAll(/[\r\n]/g, ' ')).join('\n');
  } finally {
    image.close();
  }
}
