declare module 'subset-font' {
  type SubsetOptions = {
    readonly targetFormat: 'sfnt';
    /** By axis: the one value that stays. */
    readonly variationAxes: Readonly<Record<string, number>>;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}
