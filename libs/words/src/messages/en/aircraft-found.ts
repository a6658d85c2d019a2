/** Who flies, how the aircraft was found and which cabin it has. */
export const AIRCRAFT_FOUND = {
  /** Who flies, where it is not simply the carrier. */
  operatedBy: {
    partner: 'Flown for {carrierName} by {partnerName}.',
    'probably-partner':
      'Probably flown for {carrierName} by {partnerName}: flights of {carrierName} on this route had the seats of smaller aircraft than its own in 2016-17 (OpenTravelData).',
    'carrier-not-listed': '{carrierName} is not listed on this route, but serves both cities and has a base in one.',
  },
  /** How the aircraft was found. */
  given: 'Named in the request.',
  'family-default':
    'The request names the family {family}, of which {carrierName} is not known to fly any type: the method’s type for the family.',
  family: 'The request names the family {family}.',
  /** Where a carrier’s types come from. */
  from: {
    'scheduled-on-day': 'Scheduled for this flight number in this season, on this day of the week ({schedule}).',
    'scheduled-for-number':
      'Scheduled for this flight number, though not in this season on this day of the week ({schedule}).',
    'scheduled-on-route':
      'Scheduled for flights of {carrierName} on this route, not for this very number ({schedule}).',
    'seen-on-route':
      'Seen at San Francisco on flights of {carrierName} on this route, this number’s counting most (SFO Museum, January 2024 to July 2026).',
    'reported-on-route':
      '{carrierName} is reported to fly it on this route (US BTS T-100, January 2024 and February 2026).',
    'kept-for-route': '{carrierName} keeps aircraft for this route, with cabins of their own (mostly unverified).',
    'counted-seats-on-route':
      'Aircraft of {carrierName} that match the seats of its flights on this route in the year to August 2025, as counted by Australia (BITRE).',
    'fleet-and-seats-on-route':
      'Assumed from the fleet of {carrierName}, the seats its flights on this route had in 2016-17 (OpenTravelData) and what flies this far.',
    'carrier-fleet': 'Assumed from the fleet of {carrierName}, as far as it is known, and what flies this far.',
    'reported-elsewhere':
      'Assumed from the types {carrierName} reports to fly on its other routes (US BTS Form 41 Schedule T-2 and T-100).',
    'all-carriers-fleets':
      'Assumed from what all airlines fly at this distance: no type of {carrierName} is known to reach it.',
  },
  /** In place of all-carriers-fleets, where no aircraft of the carrier is known. */
  fleetNotKnown:
    'Assumed from what all airlines fly at this distance: no aircraft of {carrierName} is known. It may carry freight alone, or fly no more.',
  middleOfSeveral:
    'Several types are possible. The figures are for the one with the median emissions; types that fly more often have more weight.',
  cabin: {
    layout: 'Seating: {layouts}.',
    layouts: 'Seating: mean of {layouts}.',
    /** A layout among `{layouts}`. */
    layoutName: '{name}',
    /** `stated` where a sentence before it names the schedule. */
    scheduledSeats: {
      stated: 'Seating: seats as scheduled.',
      ofSchedule: 'Seating: seats as scheduled ({schedule}).',
    },
    scheduledTotal: {
      stated: 'Seating: total seats as scheduled.',
      ofSchedule: 'Seating: total seats as scheduled ({schedule}).',
    },
    typical: 'Seating: typical of the type.',
    typicalScaled: 'Seating: typical of the type, scaled to the reported total.',
  },
  /** Of a cabin that no source has. */
  recalled: 'The number of seats is unverified: no source was read for it.',
} as const;
