import { CABIN_CLASSES, type CabinClass } from '@tim/estimator';
import { flightText } from '../ask-figures.ts';
import type { ErrorStatistics } from '../error-statistics.ts';
import type { CabinErrors, ErrorsByCabin, Findings } from '../findings.ts';
import { oncePer } from '../once-per.ts';
import { PLOTTED_CABINS } from '../plots/figure-plots.ts';
import { blocks, markdownTable } from './markdown.ts';
import { intervalText, shareText, signedIntervalText } from './numbers.ts';

export const CABIN_TITLES: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium economy',
  business: 'business',
  first: 'first',
};

export const ERROR_COLUMNS = [
  'n',
  'no figure',
  'median error',
  'mean error',
  'within 5 %',
  'within 10 %',
  'within 20 %',
];

/** Errors by cabin: ours, with nothing and with the type given, beside two simpler ways. */
export function errorsSection(findings: Findings): string {
  const { figures, nothingGiven, exactGiven, exactNotGiven, flightyco2, desnz, unknownNames } = findings;
  const flights = oncePer(figures, flightText).length;
  const carriers = oncePer(figures, ({ published }) => published.carrier).length;
  const routes = nothingGiven.economy.byCarrierRoute.count;
  return blocks(
    '## Published flights',
    `${figures.length} published figures of ${flights} flights of ${carriers} carriers, on ${routes} carrier-routes in economy. The mean keeps its sign: above
zero we are too high.`,
    unknownNames.length > 0 ? `Aircraft names nobody here knows, taken as none: ${unknownNames.join(', ')}.` : '',
    '### By figure',
    errorsTable(
      [
        ['this engine, nothing given', nothingGiven],
        ['this engine, exact type given', exactGiven],
        ['the same figures, nothing given', exactNotGiven],
        ['flightyco2’s way', flightyco2],
        ['DESNZ’s factors', desnz],
      ],
      ({ byFigure }) => byFigure,
    ),
    '### By carrier-route',
    errorsTable(
      [
        ['this engine, nothing given', nothingGiven],
        ['this engine, exact type given', exactGiven],
        ['flightyco2’s way', flightyco2],
        ['DESNZ’s factors', desnz],
      ],
      ({ byCarrierRoute }) => byCarrierRoute,
    ),
    `flightyco2’s way is typical seats by type, load factor 0.845, cargo 3 % on narrow and 8 % on wide bodies, with our tables’ fuel and distance
factors and the type named, else the one our estimate used. DESNZ’s are the UK Government’s conversion factors of 2026, with the making of the fuel
and without radiative forcing. They know no aircraft, and
away from the UK one factor a cabin holds for all distances.`,
    ...PLOTTED_CABINS.map((cabin) => `![Estimate against published figure, ${cabin}](${cabin}.svg)`),
  );
}

function errorsTable(
  ways: readonly (readonly [name: string, errors: ErrorsByCabin])[],
  statisticsOf: (errors: CabinErrors) => ErrorStatistics,
): string {
  const rows = CABIN_CLASSES.flatMap((cabin) =>
    ways
      .filter(([, errors]) => errors[cabin].byFigure.count > 0)
      .map(([name, errors], index) => [
        index === 0 ? CABIN_TITLES[cabin] : '',
        name,
        ...errorCells(statisticsOf(errors[cabin])),
      ]),
  );
  return markdownTable(['cabin', 'by', ...ERROR_COLUMNS], rows, [2, 3]);
}

/** The cells of `ERROR_COLUMNS`. */
export function errorCells(of: ErrorStatistics): readonly string[] {
  return [
    String(of.count),
    String(of.withoutFigure),
    intervalText(of.medianAbsolute),
    signedIntervalText(of.meanSigned),
    shareText(of.within5),
    shareText(of.within10),
    shareText(of.within20),
  ];
}
