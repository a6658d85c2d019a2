import { LINKS } from '../../config/links.ts';

/** Texts of "Why others say otherwise". */
export const OTHERS = {
  /** Of what is typical of a route, of one flight. */
  introduction: {
    route:
      'The same route, one passenger, one way, by methods that you may meet elsewhere. Each figure is worked out here by that method’s own rules. Their order is no ranking.',
    flight:
      'The same flight, one passenger, one way, by methods that you may meet elsewhere. Each figure is worked out here by that method’s own rules. Their order is no ranking.',
  },
  cabin: 'Cabin',
  chart: 'Kilograms by method',
  /** Before the range in kilograms. */
  bar: 'The bar is the range of this site’s own figure, for 8 of 10 flights:',
  yourFigure: 'A figure you have, in kg',
  yours: 'Your figure',
  notANumber: 'Write kilograms as a number, such as 690.',
  rightHeading: 'Who is right?',
  right: 'Each can be: they answer different questions. Three things make most of the difference.',
  reasons: [
    [
      'Making the fuel',
      'adds about a fifth to burning it. IATA’s rules leave it out. DESNZ has factors of their own for it, last renewed in 2023, which add more.',
    ],
    [
      'Radiative forcing',
      'is the warming by contrails and other effects at height. DESNZ can count it, as 1.7 times the CO2. The Travel Impact Model shows it apart, as a risk without kilograms.',
    ],
    [
      'Cabins, cargo and load',
      'are estimated for this very flight in the Travel Impact Model, and here for IATA’s rules too. DESNZ has one mean for all flights of a kind.',
    ],
  ],
  spread: {
    text: 'A published case: 310, 690, 819, 1,016 and 1,218 kg for one seat in economy from London to New York (BA173, 2022), in five tools. Source:',
    link: { text: 'LCC Skotte Business Travel', href: 'https://lcc-skottebusinesstravel.com' },
  },
  whoGivesWhich:
    'Google Flights and the partners of Travalyst show the Travel Impact Model. IATA’s CO2 Connect follows its Practice with airlines’ own fuel, which is not known here. DESNZ publishes its factors for company reports.',
  advice: 'So compare figures of one method only. A report keeps to the method that it names.',
  tableHeading: 'What each method counts',
  columns: ['Method', 'kg per passenger', 'What it counts', 'What it leaves out'],
  notShown: 'Not shown: atmosfair, whose present constants could not be read.',
  noLabel: 'An EU Flight Emissions Label takes the place of the estimate where one was issued; this answer has none.',
  licence: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  /** What stands in the table of each method, and beside its dots. */
  methods: {
    model: {
      name: 'Travel Impact Model',
      page: LINKS.methodRepository,
      computedBy: 'computed by the open engine',
      burning: 'burning the fuel alone',
      counts: 'CO2e. Making the fuel and burning it (well-to-wake). No radiative forcing.',
      leavesOut: 'Contrails and other effects at height, airports, sustainable fuel.',
    },
    label: {
      name: 'EU Flight Emissions Label',
      page: 'https://www.flightemissions.eu/',
      edition: 'Regulation (EU) 2024/3170',
      remark: 'Its scheme says that labels are not made for company reporting.',
      counts: 'CO2e. The fuel’s whole life (well-to-wake), its sustainable part inside. No radiative forcing.',
      leavesOut: 'Contrails.',
    },
    iata: {
      name: 'By the IATA RP 1726 rules, our fuel and loads',
      short: 'IATA RP 1726 rules, our fuel and loads',
      plain: '100 kg a passenger',
      withSeats: 'and 50 kg a seat',
      remark: 'The rules as others describe them; the Practice’s own text was not read.',
      counts:
        'CO2 alone. Burning the fuel (tank-to-wake). No radiative forcing. 50 kg a seat only where local rules ask for it.',
      leavesOut: 'Making the fuel, methane and nitrous oxide, contrails and other effects at height, airports.',
      missing: 'Its rules need the flight’s fuel, seats and loads, which this answer does not have.',
      missingOfRoute: 'Its rules need one flight’s fuel, seats and loads: choose one of the flights above.',
    },
    icao: {
      name: 'ICAO Carbon Emissions Calculator',
      missing:
        'No figure here: its document does not say which countries make a group of routes, and it needs seat maps that are not known here.',
      counts:
        'CO2 alone. Burning the fuel (tank-to-wake). No radiative forcing. The mean of the aircraft scheduled on a route.',
      leavesOut: 'Making the fuel, methane and nitrous oxide, contrails and other effects at height, airports.',
    },
    myclimate: {
      name: 'myclimate',
      missing: 'No figure here: its present constants could not be read.',
      remark: 'As others describe it; the publisher’s own text was not read.',
      counts:
        'CO2e. Making the fuel and burning it (well-to-wake), airports and the making of aircraft. The CO2 is multiplied for contrails and other effects at height.',
      leavesOut: 'This flight’s aircraft, cabins, cargo and load.',
    },
    desnz: {
      name: 'UK Government conversion factors (DESNZ, often called DEFRA)',
      ofYear: 'UK Government (DESNZ) {year}',
      plain: 'burning the fuel',
      making: 'making the fuel too, the same scope as ours',
      forcing: 'with radiative forcing',
      forcingAndMaking: 'with radiative forcing, making the fuel too',
      older: 'DESNZ 2024, an older edition',
      remark:
        'Its rows for flights are those of 2025, read in the publisher’s own file. That they are the same, and which countries are long haul, is known second-hand.',
      counts:
        'CO2e. Burning the fuel (tank-to-wake); making it is a line apart. Radiative forcing only where it says so.',
      leavesOut:
        'This flight’s aircraft, cabins, cargo and load. Contrails and other effects at height where it is without radiative forcing. Airports.',
      noDistance: 'Its factors need the distance, which this answer does not have.',
      noCountries: 'Its factors go by the countries of both airports, which are not at hand.',
      noHaul: 'One of the countries is not on its list: there is no factor for this flight.',
    },
  },
  /** How DESNZ calls the kinds of flights. */
  hauls: {
    domestic: 'domestic flights',
    short: 'short haul',
    long: 'long haul',
    international: 'international flights',
  },
  noFigureFor: 'It has no figure for {cabin}.',
  noFactorFor: 'It has no factor for {cabin} on {haul}.',
  factorsOf: 'Factors of {haul} in {cabin}, over {distance}.',
  average: ' Its average passenger: {plain}, or {forced} with radiative forcing.',
  edition: 'Edition: {edition}',
  version: 'version {version}',
  rangeOf: '{low} to {high}.',
  nearest: {
    same: 'the same',
    less: '{kg} less',
    more: '{kg} more',
    found: '{name}: {kg}, {difference}.',
    none: 'None of these comes near {own}. The nearest is {found} Is yours for one person, one way, in this cabin?',
    inRange: ' It lies in this site’s own range too, {low} to {high}.',
    near: '{own} is nearest to {found}{inRange} Your tool may still use another method: ask which one, and which year’s.',
  },
} as const;
