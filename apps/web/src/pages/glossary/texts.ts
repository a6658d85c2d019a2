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
        'Carbon dioxide equivalent: one measure for several greenhouse gases. It is the mass of CO2 that would warm the climate as much over 100 years as the gases emitted.',
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
      meaning:
        'A low and a high value. If we calculated again after the flight, with its actual aircraft, seating and load, the result should be between them in 8 of 10 cases.',
      source: '',
    },
    loadFactor: {
      word: 'load factor',
      meaning:
        'The share of seats that are taken. The emptier a flight, the more emissions are assigned to each passenger.',
      source: 'ISO 14083:2023',
    },
    cargoMassFraction: {
      word: 'cargo mass fraction',
      meaning:
        'Cargo’s share of the payload (passengers, bags and cargo), by weight. The same share of the emissions is assigned to cargo.',
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
      meaning: 'The airline that operates the flight, even if another airline sold the ticket.',
      source: '',
    },
    codeshare: {
      word: 'codeshare',
      meaning: 'A flight that one airline sells under its own number and another airline operates.',
      source: '',
    },
    connection: {
      word: 'connection',
      meaning: 'A change from one flight to another on the way to your destination.',
      source: '',
    },
    sustainableFuel: {
      word: 'sustainable aviation fuel (SAF)',
      meaning:
        'Fuel from waste, plants or electricity. Where a figure takes it into account, this is shown next to it.',
      source: 'Regulation (EU) 2023/2405',
    },
    contrail: {
      word: 'contrail',
      meaning:
        'A line-shaped cloud of ice crystals behind an aircraft. Some contrails last and warm the climate. Our figures do not include this warming.',
      source: '',
    },
    radiativeForcing: {
      word: 'effective radiative forcing',
      meaning:
        'How strongly a cause of warming, such as contrails, changes the balance between the energy the earth receives and the energy it gives off. It includes the first quick reactions of the atmosphere, for example in clouds.',
      source: 'IPCC AR6, Working Group I',
    },
    primaryData: {
      word: 'primary data',
      meaning: 'Data that were measured or counted, such as the fuel that a flight actually burned.',
      source: 'ISO 14083:2023',
    },
    modelledData: {
      word: 'modelled data',
      meaning:
        'Data calculated from facts about the flight, such as aircraft type, seats, load and distance. Our estimates are of this kind.',
      source: 'ISO 14083:2023',
    },
    defaultData: {
      word: 'default data',
      meaning: 'Averages used when nothing more specific is known, such as average emissions per passenger-kilometre.',
      source: 'ISO 14083:2023',
    },
  },
};
