import type { AircraftBasis, Basis } from '@tim/estimator';
import { fill, joined } from '@tim/languages';
import type { Messages } from './messages/en.ts';
import type { Parts } from './parts.ts';
import type { Words } from './words.ts';

type Found = Messages['aircraftFound'];

export const aircraftFoundWords =
  (messages: Found, parts: Parts): Words['aircraftFound'] =>
  ({ aircraft: { basis }, operatedBy, inputs: { seatsPerClass: seats } }) =>
    joined(parts.sentences, [
      // Who flies, where it is not simply the carrier.
      operatedBy.kind === 'carrier'
        ? ''
        : fill(messages.operatedBy[operatedBy.kind], { partnerName: '', ...operatedBy }),
      ...foundTexts(messages, basis),
      // The sentence about the aircraft has named the schedule already, if the aircraft came from it.
      basis.kind === 'family-default'
        ? ''
        : cabinText(messages.cabin, parts, seats.basis, 'schedule' in basis ? '' : seats.sourceVersion),
      seats.basis.kind === 'carrier-layouts' && seats.dataCategory === 'DEFAULT' ? messages.recalled : '',
    ]);

/** How the aircraft was found. */
function foundTexts(messages: Found, basis: AircraftBasis): readonly string[] {
  switch (basis.kind) {
    case 'given':
      return [messages.given];
    case 'family-default':
      return [fill(messages['family-default'], basis)];
    default: {
      const { kind, family = '', isFleetKnown, isMiddleOfSeveral } = basis;
      const isNoFleetKnown = kind === 'all-carriers-fleets' && !isFleetKnown;
      return [
        family && fill(messages.family, { family }),
        fill(isNoFleetKnown ? messages.fleetNotKnown : messages.from[kind], { schedule: '', ...basis }),
        isMiddleOfSeveral ? messages.middleOfSeveral : '',
      ];
    }
  }
}

/**
 * Which cabin it has; '' where the type has only one.
 *
 * @param schedule - what the seats are from, '' where another sentence names it
 */
function cabinText(messages: Found['cabin'], parts: Parts, basis: Basis, schedule: string): string {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = 'all', ...others] = basis.layouts;
      if (others.length === 0 && only === 'all') return '';
      const layouts = basis.layouts.map((name) => fill(messages.layoutName, { name }));
      return fill(others.length === 0 ? messages.layout : messages.layouts, { layouts: joined(parts.list, layouts) });
    }
    case 'scheduled-seats': {
      const { stated, ofSchedule } = basis.isSharedOut ? messages.scheduledTotal : messages.scheduledSeats;
      return schedule ? fill(ofSchedule, { schedule }) : stated;
    }
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return basis.isScaledToReportedTotal ? messages.typicalScaled : messages.typical;
    default:
      return '';
  }
}
