/**
 * Letters of reservation systems for a segment that is not held: cancelled by the airline (HX, UC unable, UN unable, NO no action taken,
 * US, UU) or by the agency (XX, XK, XL, XR), on a waiting list (HL, LL) or asked for (HN). Source: IATA's reservations interline message
 * codes, as Amadeus, Sabre and Travelport show them.
 */
const NOT_HELD = new Set('xx hx un uc no us uu xk xl xr hl ll hn'.split(' '));
/** Those of a segment that is held; they tell that a column has such letters. */
const HELD = new Set('hk kk rr tk kl tl ss gk hs'.split(' '));
const SEGMENT_STATUS = /^([a-z]{2})(?: ?\d{0,2})?[ .?!]*$/i;
const segmentStatusOf = (text: string): string => (SEGMENT_STATUS.exec(text.trim())?.[1] ?? '').toLowerCase();

/** Whether the letters for a segment's status say that it is not held: "XX", "UN1". */
export const isNotHeld = (text: string): boolean => NOT_HELD.has(segmentStatusOf(text));

/** Whether the cells of a column have the letters of reservation systems: then "NO" is one of them, and not the contrary of yes. */
export const hasSegmentStatus = (cells: readonly string[]): boolean =>
  cells.map(segmentStatusOf).some((status) => HELD.has(status) || (NOT_HELD.has(status) && status !== 'no'));
