import { openTable, readFlightStatusRows } from '@tim/reference-data';
import { expect, it } from 'vitest';
import type { CarrierStatus } from '../data/carrier-status.ts';
import { buildFlightStatus } from './flight-status.ts';
import type { ListedRow } from './flight-status.ts';

const OWN: CarrierStatus = {
  carrierCode: 'XX',
  icaoCode: 'XXX',
  isCurrent: true,
  name: 'Example Air',
  countryCode: 'CH',
  kind: 'passenger',
  status: 'operating',
  since: '',
  successor: '',
};
const CARGO: CarrierStatus = { ...OWN, icaoCode: 'XXC', isCurrent: false, name: 'Example Cargo', kind: 'cargo' };
const ROW: ListedRow = {
  carrier: 'XX',
  flightNumber: 8001,
  origin: 'ZRH',
  originCountry: 'CH',
  destination: 'BOS',
  destinationCountry: 'US',
  holderIcaoCode: 'XXX',
  lastEntered: '',
};

it('says with a holder’s name the code only where that is who holds it', () => {
  const data = {
    carrierStatus: [OWN, CARGO],
    closedRoutes: [],
    numberBlocks: [{ carrierCode: 'XX', from: 8000, to: 8999, kind: 'cargo' } as const],
  };
  const rows = [ROW, { ...ROW, flightNumber: 8002, holderIcaoCode: 'XXC' }, { ...ROW, holderIcaoCode: '' }];
  const bytes = buildFlightStatus(data, {
    rows,
    credit: { title: 'A list', edition: '2026', licence: 'CC0', address: '', date: '' },
  });
  const { reasons } = readFlightStatusRows(openTable('flight-status', bytes).reader);
  expect(reasons.map(({ holderName, holderCode }) => [holderName, holderCode])).toEqual([
    ['Example Air', 'XX'],
    ['Example Cargo', ''],
    ['', ''],
  ]);
});
