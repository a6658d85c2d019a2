/** Texts of the record of where to meet. */
export const MEETING_RECORD = {
  about: 'Where people should meet, by the open engine of the Travel Impact Model, computed in the browser.',
  method: {
    name: 'Travel Impact Model, typical emissions of each route, all airlines, with connections as those count them; places by everybody’s sum',
    unit: 'g CO2e well-to-wake; of one person for a journey, of all its people who come for a place',
    range:
      'half² = Σ_homes (people who come × h)², below and above apart: people of one home err alike, those of different homes on their own',
    clearDifference: 'more than √(above² + below²) of the two totals',
    online:
      'That share of all people, rounded down: at each place those whose journeys there emit most. What meeting online emits is not counted.',
    withoutAWay:
      'No flights are known, not even with one change. Flights that all end in another city are no way to a place that nobody named.',
  },
  byLand: 'Journeys under {km} km in a straight line are left out, as they are assumed to be by land.',
} as const;
