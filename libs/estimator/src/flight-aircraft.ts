import type { AircraftShare, AircraftUsed } from './estimate.ts';
import type { ResolvedFlight } from './resolve-carrier-route.ts';
import type { TypesOfRoute } from './types-of-route.ts';

/** The aircraft of an estimate; the types that may fly instead are found when they are read. */
export class FlightAircraft implements AircraftUsed {
  readonly icaoAircraftType: string;
  readonly iataAircraftCode: string;
  readonly name: string;
  readonly fuelTableType: string;
  readonly basis: AircraftUsed['basis'];
  readonly basisDetail: string;
  readonly #types: TypesOfRoute;

  /** @param remark - sentence to stand before the one on how the aircraft was found; '' for none */
  constructor({ aircraft, curve, basis, basisDetail, types }: ResolvedFlight, remark: string) {
    this.icaoAircraftType = aircraft.value.icaoAircraftType;
    this.iataAircraftCode = aircraft.value.iataAircraftCode;
    this.name = aircraft.value.name;
    this.fuelTableType = curve.value.icaoAircraftType;
    this.basis = basis;
    this.basisDetail = remark === '' ? basisDetail : `${remark} ${basisDetail}`;
    this.#types = types;
  }

  get types(): readonly AircraftShare[] {
    return this.#types.shares();
  }

  toJSON(): AircraftUsed {
    const { icaoAircraftType, iataAircraftCode, name, fuelTableType, basis, basisDetail, types } = this;
    return { icaoAircraftType, iataAircraftCode, name, fuelTableType, basis, basisDetail, types };
  }
}
