export { desnzEmissions, type DesnzAnswer, type DesnzQuestion } from './desnz/desnz.ts';
export { DESNZ_2024, DESNZ_2026, type DesnzCabin } from './desnz/factors.ts';
export { IATA_RP_1726, iataRp1726Kg, SEAT_MASS_KG, type IataFlight } from './iata-rp-1726.ts';
export type { Edition } from './method-source.ts';
