declare module 'subset-font' {
  type SubsetOptions = {
    readonly targetFormat?: 'sfnt' | 'woff2';
    /** By axis: one value, or the range that stays. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features that stay; all without it. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** Without a text: every character stays. */
    readonly keepAllGlyphs?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
}
