import { randomBytes } from 'node:crypto';
import { dateToYyyymmdd, utcDate } from '@tim/notation';

/** The call of a flight, as the site makes it. */
export type FlightCall = { readonly address: string; readonly body: string };

/** A flight a month ahead: its address on the site, and the call that answers it. */
export function flightCall(): FlightCall {
  const departureDate = utcDate(Date.now(), 30);
  const flight = {
    origin: 'ZRH',
    destination: 'BOS',
    operatingCarrierCode: 'LX',
    flightNumber: '52',
    departureDate,
  };
  const flags = { includeEmissionsInputs: true, includeEmissionsBreakdown: true, includeWorking: true };
  return {
    address: `/lookup/flight?itinerary=ZRH-BOS-LX-52-${dateToYyyymmdd(departureDate)}`,
    body: JSON.stringify({ data: { flights: [flight], ...flags } }),
  };
}

/** A page of nothing but the call and its figure. */
export function barePageWithCall({ body }: FlightCall, scriptBefore = ''): string {
  const call = `fetch('/computeFlightEmissions',{method:'POST',headers:{'Content-Type':'application/json'},body:${JSON.stringify(body)}}).then((response)=>response.json()).then(({result})=>{document.querySelector('p').textContent=Math.round(result.flightEmissions[0].emissionsGramsPerPax.economy/1000)+' kg'})`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><p data-slot="figure"></p>${scriptBefore}<script>${call}</script></body></html>`;
}

/** What the calculator of the model's own site loads before it calls [bytes, compressed]. */
const PEER_SCRIPT_BYTES = 276_000;

/** As many bytes as the peer's scripts, without their work: for the peer, running them takes time on top. */
export function peerScript(): string {
  // Random bytes, so that compression removes no more than base64 adds.
  return `/*${randomBytes(PEER_SCRIPT_BYTES).toString('base64')}*/`;
}
