/** The words of the pages, in the order in which an estimate needs them. What is said of a word's origin is in docs/glossary.csv too. */
export const GLOSSARY = {
  title: 'Glossary',
  description: 'Words of aviation and of counting its emissions, and what they mean on these pages.',
  introduction: 'What the words on these pages mean.',
  /** Before the word in English, in other languages. */
  inEnglish: 'in English:',
  /** Before whoever published the word in this language. */
  source: 'Term from',
  terms: {
    wellToWake: {
      word: 'well to wake',
      meaning:
        'All emissions of a fuel: from making it, delivering it and burning it. Every figure on this site is from well to wake unless stated otherwise.',
      source: '',
    },
    tankToWake: {
      word: 'tank to wake',
      meaning: 'The part of the emissions that comes from burning the fuel in the aircraft.',
      source: '',
    },
    wellToTank: {
      word: 'well to tank',
      meaning: 'The part of the emissions that comes from making and delivering the fuel.',
      source: '',
    },
    co2e: {
      word: 'CO2e',
      meaning:
        'Carbon dioxide equivalent: the mass of CO2 that warms as much over 100 years as the greenhouse gases that are counted.',
      source: '',
    },
    emissionFactor: {
      word: 'emission factor',
      meaning: 'How many kilograms of CO2e each kilogram of fuel causes.',
      source: '',
    },
    typical: {
      word: 'typical emissions',
      meaning: 'The median of common itineraries: half of them emit less, half more.',
      source: '',
    },
    range: {
      word: 'range',
      meaning: 'The two values between which the figure should lie in 8 of 10 cases.',
      source: '',
    },
    loadFactor: {
      word: 'load factor',
      meaning: 'Passengers in proportion to seats. The emptier a flight, the more each passenger emits.',
      source: 'ISO 14083:2023',
    },
    cargoMassFraction: {
      word: 'cargo mass fraction',
      meaning:
        'Freight’s share of the payload (passengers, bags and freight). It takes the same share of the emissions.',
      source: '',
    },
    greatCircle: {
      word: 'great-circle distance',
      meaning: 'The shortest way over the globe between two airports.',
      source: '',
    },
    detour: {
      word: 'detour',
      meaning:
        'The extra distance a flight covers compared with the great-circle distance, because of wind, airspace and the approach to the airport.',
      source: '',
    },
    landingAndTakeOff: {
      word: 'landing and take-off (LTO)',
      meaning: 'Taxiing, take-off, first climb, approach and landing, below 3,000 feet (about 900 m).',
      source: '',
    },
    climbCruiseDescent: {
      word: 'climb, cruise and descent (CCD)',
      meaning: 'The rest of the flight: the climb from 3,000 feet, the cruise, and the descent back to 3,000 feet.',
      source: '',
    },
    cabinClass: {
      word: 'cabin class',
      meaning:
        'Economy, premium economy, business or first. A seat that takes more room takes a larger share of the flight’s emissions.',
      source: '',
    },
    operatingCarrier: {
      word: 'operating carrier',
      meaning: 'The airline whose aircraft and crew fly, whoever sold the ticket.',
      source: '',
    },
    codeshare: {
      word: 'codeshare',
      meaning: 'A flight that one airline sells under its own number and another airline operates.',
      source: '',
    },
    connection: {
      word: 'connection',
      meaning: 'A trip with one or more stops.',
      source: '',
    },
    sustainableFuel: {
      word: 'sustainable aviation fuel (SAF)',
      meaning: 'Fuel from waste, plants or electricity. A figure that takes this fuel into account says so.',
      source: 'Regulation (EU) 2023/2405',
    },
    contrail: {
      word: 'contrail',
      meaning:
        'A line of ice behind an aircraft. Some contrails last and warm the climate. Our figures do not include this warming.',
      source: '',
    },
    radiativeForcing: {
      word: 'effective radiative forcing',
      meaning:
        'How strongly something changes the balance between the energy the earth receives and gives off, rapid adjustments of the atmosphere included.',
      source: 'IPCC AR6, Working Group I',
    },
    primaryData: {
      word: 'primary data',
      meaning: 'Measured by the operator: the fuel that a flight actually burned.',
      source: 'ISO 14083:2023',
    },
    modelledData: {
      word: 'modelled data',
      meaning: 'Computed from facts about the flight, as here: type, seats, load, distance.',
      source: 'ISO 14083:2023',
    },
    defaultData: {
      word: 'default data',
      meaning: 'Averages used when nothing more specific is known, such as an emission factor by distance.',
      source: 'ISO 14083:2023',
    },
  },
};
