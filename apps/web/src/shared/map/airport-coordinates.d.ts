declare module 'virtual:airport-coordinates' {
  /**
   * Of airports with flights and of cities that stand for several, three characters each: the code, and the hundredths
   * of a degree from the south pole and from the date line in base 36. `build/airport-coordinates.ts` makes them.
   */
  export const COORDINATES: { readonly codes: string; readonly latitudes: string; readonly longitudes: string };
}
