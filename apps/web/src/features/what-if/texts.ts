export const WHAT_IF = {
  introduction:
    'Change what this figure rests on and see what it would be. What you do not change stays as in the answer above. Nothing is sent: your browser computes it.',
  loading: 'Loading the tables',
  loadFailed: 'The tables could not be loaded. Check your connection.',
  failed: 'The figure could not be computed.',
  again: 'Try again',
  notComplete: 'Some inputs of this figure are missing from the answer, so it cannot be recalculated here.',
  otherData:
    'The figure above was computed from other data than this page has. Load the page again to change what it rests on.',
  noFigure: 'There is no figure with this aircraft: its usual seats or its fuel are not known.',
  aircraft: 'Aircraft',
  asAnswered: '{name}, as in the answer',
  aircraftHelp: 'Another aircraft gets the seats this airline has in it, or the type’s usual seats.',
  seats: 'Seats',
  load: 'Seats taken',
  cargo: 'Cargo, of the weight of passengers and cargo',
  distance: 'Distance flown, of the shortest way',
  sustainable: 'Sustainable aviation fuel, of the weight of all fuel',
  saving: 'Life-cycle saving of that fuel, %',
  savingHelp:
    'Emissions saved against kerosene (89 g CO2e/MJ) from production to burning. It varies by feedstock; ask the producer.',
  savingNeeded: 'Life-cycle saving: enter it, and the sustainable fuel is counted.',
  savingRule: 'Life-cycle saving: a number from 0 to 100.',
  sustainableMethod:
    'The Travel Impact Model deducts no sustainable fuel, not even what a label states. Here the share times the saving is deducted, as CORSIA does (ICAO Annex 16, volume IV, 3.3.1).',
  seatRule: 'Seats in {cabin}: a whole number, 0 or more.',
  noSeatRule: 'Seats: there must be at least one in the aircraft.',
  mostSeatsRule: 'Seats: {seats} in all are too many. No airliner may carry more than {most} passengers.',
  beyondTable:
    'The flight is longer than this aircraft’s fuel table, which ends at {km} km. Beyond it the fuel is extrapolated, and the aircraft may not get so far.',
  caption: 'Well-to-wake, kg CO2e per passenger:',
  original: 'In the answer',
  changed: 'With your changes',
  difference: 'Difference, kg',
  differencePercent: 'Difference, %',
  correct: 'Correct what is marked to see the figure.',
  reset: 'Reset',
  wasReset: 'As in the answer again.',
  now: 'Economy with your changes: {kilograms} CO2e, {difference} ({percent})',
  says: 'Economy with your changes: {kilograms} kilograms of CO2 equivalent per passenger, difference {difference} kilograms, {percent} percent.',
  /** The fields of seats, in the order of the cabins. */
  seatNames: { economy: 'Economy', premiumEconomy: 'Premium economy', business: 'Business', first: 'First' },
} as const;
