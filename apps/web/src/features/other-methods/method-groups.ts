import type { CabinClass } from '@tim/engine';
import { formatWhole, keepDayWithMonth, withUnit } from '@tim/format';
import { fill, OWN_MANNER } from '@tim/languages';
import { Source } from '@tim/messages';
import {
  DESNZ_2024,
  DESNZ_2026,
  desnzEmissions,
  IATA_RP_1726,
  iataRp1726Kg,
  SEAT_MASS_KG,
  type DesnzAnswer,
  type DesnzQuestion,
  type Edition,
} from '@tim/other-methods';
import type { FlightFigures } from '../../shared/api/answers.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { modelVersionText } from '../facts/facts-words.ts';
import { OTHERS } from './texts.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { flightOf } from './working-inputs.ts';
import { JOIN } from '../../shared/join.ts';

/** One figure of a method. */
export type MethodFigure = {
  /** Its name where no heading names the method. */
  readonly name: string;
  /** Its name below the heading of its method. */
  readonly part: string;
  readonly kg: number;
  /** This site's own, or the label's in its place. */
  readonly isMain?: boolean;
};

/** A method with what it gives for the flight, or why it gives nothing. */
export type MethodGroup = {
  readonly name: string;
  readonly page: string;
  readonly edition: string;
  /** Of how the rules were read. */
  readonly remark?: string | undefined;
  readonly figures: readonly MethodFigure[];
  readonly missing?: string;
  readonly counts: string;
  readonly leavesOut: string;
};

/** A flight's figures, or what is typical of a route: that has no source, no parts, and no fuel, seats and loads in its working. */
export type ComparedFigures = Pick<FlightFigures, 'modelVersion' | 'wellToWakeKg' | 'range' | 'working'> &
  Partial<Pick<FlightFigures, 'source' | 'tankToWakeKg'>>;

/** What other methods ask of a journey. */
export type Journey = {
  /** Undefined where the airports are not known [km]. */
  readonly greatCircleDistanceKm: number | undefined;
  /** Undefined until they are known; ISO 3166 codes of two letters. */
  readonly countries: Countries | undefined;
};

/** Countries of the airports, ISO 3166 codes of two letters. */
export type Countries = { readonly origin: string; readonly destination: string };

/** What each method says of a passenger in a cabin, ours first. */
export function methodGroups(answer: ComparedFigures, cabin: CabinClass, journey: Journey): readonly MethodGroup[] {
  return [ownGroup(answer, cabin), iataGroup(answer, cabin), desnzGroup(cabin, journey), ICAO, MYCLIMATE];
}

/** Two that people meet and that give no figure here: why is next to their name. */
const ICAO: MethodGroup = {
  ...OTHERS.methods.icao,
  page: 'https://icec.icao.int/',
  edition: editionText({ year: 2024, version: '13.1' }),
  figures: [],
};
const MYCLIMATE: MethodGroup = {
  ...OTHERS.methods.myclimate,
  page: 'https://www.myclimate.org/',
  edition: editionText({ year: 2025 }),
  figures: [],
};

function ownGroup(answer: ComparedFigures, cabin: CabinClass): MethodGroup {
  const { modelVersion, source } = answer;
  const isLabel = source === Source.EASA;
  const { name, page, counts, leavesOut } = isLabel ? OTHERS.methods.label : OTHERS.methods.model;
  const [kg, burningKg] = [answer.wellToWakeKg[cabin], isLabel ? undefined : answer.tankToWakeKg?.[cabin]];
  const { burning, computedBy } = OTHERS.methods.model;
  return {
    name,
    page,
    edition: isLabel
      ? OTHERS.methods.label.edition
      : JOIN.clauses([...(modelVersion ? [modelVersionText(modelVersion)] : []), computedBy]),
    remark: isLabel ? OTHERS.methods.label.remark : undefined,
    figures: [
      ...(kg ? [{ name, part: '', kg, isMain: true }] : []),
      ...(burningKg ? [{ name: JOIN.clauses([name, burning]), part: burning, kg: burningKg }] : []),
    ],
    ...(kg ? {} : { missing: fill(OTHERS.noFigureFor, { cabin: CABINS_IN_TEXT[cabin] }) }),
    counts,
    leavesOut,
  };
}

/** "2026, version 1, Jun 11, 2026". */
function editionText({ year, version, published }: Edition): string {
  return JOIN.clauses([
    ...(year ? [String(year)] : []),
    ...(version ? [fill(OTHERS.version, { version })] : []),
    ...(published ? [keepDayWithMonth(OWN_MANNER.day(published))] : []),
  ]);
}

function iataGroup({ source, working }: ComparedFigures, cabin: CabinClass): MethodGroup {
  const { name, short, plain, withSeats, remark, counts, leavesOut, missing, missingOfRoute } = OTHERS.methods.iata;
  const { page, edition } = IATA_RP_1726;
  const about = { name, page, edition: editionText(edition), remark, counts, leavesOut };
  const flight = flightOf(working, cabin);
  if (flight === undefined) {
    return { ...about, figures: [], missing: source === undefined ? missingOfRoute : missing };
  }
  return {
    ...about,
    figures: [
      { name: short, part: plain, kg: iataRp1726Kg(flight, 0) },
      { name: JOIN.clauses([short, withSeats]), part: `${plain} ${withSeats}`, kg: iataRp1726Kg(flight, SEAT_MASS_KG) },
    ],
  };
}

/** What is asked of DESNZ; undefined without distance or countries. */
function desnzQuestion(cabin: CabinClass, { greatCircleDistanceKm, countries }: Journey): DesnzQuestion | undefined {
  if (greatCircleDistanceKm === undefined || countries === undefined) return undefined;
  const { origin: originCountry, destination: destinationCountry } = countries;
  return { originCountry, destinationCountry, cabin, greatCircleDistanceKm, edition: DESNZ_2026 };
}

function desnzGroup(cabin: CabinClass, journey: Journey): MethodGroup {
  const { name, ofYear, remark, counts, leavesOut, noCountries, noDistance, noHaul } = OTHERS.methods.desnz;
  const { page, edition } = DESNZ_2026;
  const about = { name, page, edition: editionText(edition), remark, counts, leavesOut, figures: [] };
  const question = desnzQuestion(cabin, journey);
  if (question === undefined) {
    return { ...about, missing: journey.greatCircleDistanceKm ? noCountries : noDistance };
  }
  const found = desnzEmissions(question);
  switch (found.kind) {
    case 'no-haul':
      return { ...about, missing: noHaul };
    case 'no-factor': {
      const noFactor = fill(OTHERS.noFactorFor, { cabin: CABINS_IN_TEXT[cabin], haul: OTHERS.hauls[found.haul] });
      return { ...about, missing: noFactor + averageText(question) };
    }
    case 'figures': {
      const { haul } = found.factors;
      const distance = withUnit(formatWhole(question.greatCircleDistanceKm), 'km');
      const factors = fill(OTHERS.factorsOf, { haul: OTHERS.hauls[haul], cabin: CABINS_IN_TEXT[cabin], distance });
      return {
        ...about,
        counts: JOIN.sentences([counts, factors]),
        figures: desnzFigures(fill(ofYear, { year: edition.year }), found),
      };
    }
  }
}

function desnzFigures(edition: string, answer: DesnzAnswer): readonly MethodFigure[] {
  if (answer.kind !== 'figures') return [];
  const { plain, making, forcing, forcingAndMaking } = OTHERS.methods.desnz;
  const { withoutRadiativeForcingKg, withRadiativeForcingKg, fuelProductionKg } = answer;
  const figure = (part: string, kg: number) => ({ name: JOIN.clauses([edition, part]), part, kg });
  return [
    figure(plain, withoutRadiativeForcingKg),
    figure(making, withoutRadiativeForcingKg + fuelProductionKg),
    figure(forcing, withRadiativeForcingKg),
    figure(forcingAndMaking, withRadiativeForcingKg + fuelProductionKg),
  ];
}

/** Those of an edition that is out of date, and that a tool may have still. */
export function olderFigures(cabin: CabinClass, journey: Journey): readonly MethodFigure[] {
  const question = desnzQuestion(cabin, journey);
  if (question === undefined) return [];
  return desnzFigures(OTHERS.methods.desnz.older, desnzEmissions({ ...question, edition: DESNZ_2024 }));
}

/** Where no cabin has a factor, that of the average passenger is said in words. */
function averageText(question: DesnzQuestion): string {
  const economy = desnzEmissions({ ...question, cabin: 'economy' });
  const average = desnzEmissions({ ...question, cabin: 'average' });
  if (economy.kind === 'figures' || average.kind !== 'figures') return '';
  const { withoutRadiativeForcingKg, withRadiativeForcingKg } = average;
  const [plain, forced] = [kilogramsText(withoutRadiativeForcingKg), kilogramsText(withRadiativeForcingKg)];
  return fill(OTHERS.average, { plain, forced });
}
