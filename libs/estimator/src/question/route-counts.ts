/** Fewest routes of a carrier of whose network a share says something. Our choice. */
const FEWEST_ROUTES = 10;

/** How many routes of each carrier touch each city, and how many it has. */
export class RouteCounts {
  readonly #touching = new Map<string, Map<string, number>>();
  readonly #ofCarrier = new Map<string, number>();

  add(carrierCode: string, ...cities: readonly string[]): void {
    this.#ofCarrier.set(carrierCode, (this.#ofCarrier.get(carrierCode) ?? 0) + 1);
    const touching = this.#touching.get(carrierCode) ?? new Map<string, number>();
    for (const city of cities) touching.set(city, (touching.get(city) ?? 0) + 1);
    this.#touching.set(carrierCode, touching);
  }

  /** Share of the carrier's routes that touch the city [1]; 0 for a carrier of few routes. */
  shareOf(carrierCode: string, city: string): number {
    const routes = this.#ofCarrier.get(carrierCode) ?? 0;
    return routes < FEWEST_ROUTES ? 0 : (this.#touching.get(carrierCode)?.get(city) ?? 0) / routes;
  }
}
