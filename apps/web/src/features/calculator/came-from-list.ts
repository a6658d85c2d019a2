/**
 * What the history keeps of a visitor who came to a flight from the list of all flights. The address itself is only the
 * flight's own, as specified.
 */
export function cameFromList(listAddress: string): { readonly allFlights: string } {
  return { allFlights: listAddress };
}

/** @param state - what the history keeps of any step, also of one that something else has written */
export function listAddressOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'allFlights' in state && typeof state.allFlights === 'string'
    ? state.allFlights
    : undefined;
}
