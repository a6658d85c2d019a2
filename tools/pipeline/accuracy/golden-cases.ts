import {
  CABIN_CLASSES,
  cabinClassFactors,
  economySeatEmissions,
  equivalentCapacity,
  fuelBurn,
  nauticalMilesToKm,
  passengerEmissions,
  passengerGrams,
  wellToWakeEmissions,
  type PerCabin,
} from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import { TaskFailure } from '@tim/terminal';

/** One published figure beside the engine's, from the case's own published inputs. */
export type GoldenFigure = {
  readonly caseId: string;
  readonly name: string;
  readonly unit: string;
  readonly published: number;
  readonly computed: number;
  /** What the publication's own rounding allows, in the unit. */
  readonly tolerance: number;
};

/** True when the figure is the published one within its rounding. */
export function isGolden({ published, computed, tolerance }: GoldenFigure): boolean {
  return Math.abs(published - computed) <= tolerance;
}

type Seats = { readonly F: number; readonly J: number; readonly W: number; readonly Y: number };

const perCabin = ({ F, J, W, Y }: Seats): PerCabin => ({ economy: Y, premiumEconomy: W, business: J, first: F });

/**
 * The method's worked example: half a kilogram of rounding in its fuel's emissions is 1.3 g of one economy seat, and the
 * figure itself has three decimals.
 */
const ROUNDED_SEAT_KG = 0.0013 + 0.0005;

type Example = {
  readonly id: string;
  readonly aircraft_icao: string;
  readonly seats: Seats;
  readonly ccd_nm: number;
  readonly fuel_kg: number;
  readonly cmf: number;
  readonly lf: number;
  readonly equiv_capacity: number;
  readonly wtw_kg_per_pax: PerCabin;
};

function exampleFigures(example: Example, tables: Tables): readonly GoldenFigure[] {
  const { id: caseId, wtw_kg_per_pax: publishedKg } = example;
  const curve = curveOf(example.aircraft_icao, tables);
  const factors = cabinClassFactors('wide');
  const capacity = equivalentCapacity(perCabin(example.seats), factors);
  const share = passengerEmissions(wellToWakeEmissions(example.fuel_kg), example.cmf);
  const seat = economySeatEmissions(share, capacity, example.lf);
  return [
    {
      caseId,
      name: 'fuel',
      unit: 'kg',
      published: example.fuel_kg,
      computed: fuelBurn(curve, nauticalMilesToKm(example.ccd_nm)).fuelBurnKg,
      tolerance: 1,
    },
    { caseId, name: 'capacity', unit: 'seats', published: example.equiv_capacity, computed: capacity, tolerance: 0 },
    ...CABIN_CLASSES.map((cabin) => ({
      caseId,
      name: cabin,
      unit: 'kg CO2e',
      published: publishedKg[cabin],
      computed: seat.wellToWakeKgCo2e * factors[cabin],
      tolerance: ROUNDED_SEAT_KG * factors[cabin],
    })),
  ];
}

type Response = {
  readonly id: string;
  readonly lf: number;
  readonly cmf: number;
  readonly estimated_ccd_distance_km: number;
  readonly wtw_g_per_pax: PerCabin;
  readonly wtt_g_per_pax: PerCabin;
  readonly ttw_g_per_pax: PerCabin;
  readonly inferred_by_us: { readonly aircraft_icao: string; readonly seats: Seats };
};

function responseFigures(response: Response, tables: Tables): readonly GoldenFigure[] {
  const { aircraft_icao: type, seats } = response.inferred_by_us;
  const factors = cabinClassFactors('wide');
  const { fuelBurnKg } = fuelBurn(curveOf(type, tables), response.estimated_ccd_distance_km);
  const share = passengerEmissions(wellToWakeEmissions(fuelBurnKg), response.cmf);
  const seat = economySeatEmissions(share, equivalentCapacity(perCabin(seats), factors), response.lf);
  const grams = passengerGrams(seat, factors);
  const phases = [
    ['well-to-wake', response.wtw_g_per_pax, grams.wellToWakeGrams],
    ['well-to-tank', response.wtt_g_per_pax, grams.wellToTankGrams],
    ['tank-to-wake', response.ttw_g_per_pax, grams.tankToWakeGrams],
  ] as const;
  return phases.flatMap(([phase, published, computed]) =>
    CABIN_CLASSES.map((cabin) => ({
      caseId: response.id,
      name: `${cabin}, ${phase}`,
      unit: 'g CO2e',
      published: published[cabin],
      computed: computed[cabin],
      tolerance: 0,
    })),
  );
}

/**
 * Every figure of the golden cases that the method computes; labels of others among them are left out.
 *
 * @param cases - the file's content
 * @throws TaskFailure when no case is of a known kind
 */
export function goldenFigures(cases: unknown, tables: Tables): readonly GoldenFigure[] {
  const figures = (Array.isArray(cases) ? cases : []).flatMap((golden: unknown) => {
    if (isOfKind<Example>(golden, ['aircraft_icao', 'ccd_nm', 'wtw_kg_per_pax'])) return exampleFigures(golden, tables);
    if (isOfKind<Response>(golden, ['inferred_by_us', 'wtt_g_per_pax'])) return responseFigures(golden, tables);
    return [];
  });
  if (figures.length === 0) throw new TaskFailure('None of the golden cases is of a kind this tool knows.');
  return figures;
}

function isOfKind<Kind>(value: unknown, keys: readonly (keyof Kind & string)[]): value is Kind {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key));
}

function curveOf(type: string, tables: Tables) {
  const curve = tables.fuelBurn.find(type);
  if (!curve) throw new TaskFailure(`The tables have no fuel of ${type}, which a golden case needs.`);
  return curve.value;
}
