/** The words around the working, for a reader who knows nothing of aviation. */
export const WORKING = {
  shortHeading: 'In short',
  floorColumns: ['Cabin', 'Floor of one seat', 'kg CO2e'],
  floorLegend: 'One block is the floor of one economy seat.',
  stepsHeading: 'Step by step',
  stepsIntroduction:
    'Each line is one step with the numbers of this result. Open it for the formula, and for where every number comes from. Numbers are rounded for reading only: worked out by hand, the last digits may differ.',
  rangeHeading: 'How sure are these figures?',
  rangeIntroduction:
    'They are an estimate made before the flight. The range is set so that 8 of 10 flights should fall within it by this method, with the aircraft, cabin and load of the day. Based on the fuel actually burned it is wider, as the step “Expected range of the figure” shows. In kg CO2e, rounded outward:',
  rangeColumns: ['Cabin', 'Lowest', 'Highest'],
  driversIntroduction: 'Where the spread comes from, the largest part first:',
  typesHeading: 'Which aircraft will it be?',
  typesIntroduction:
    'Nobody can know before the day. These types may fly; the percentages show how likely each is. The figures are for the type with the median emissions.',
  formula: 'Formula',
  source: 'From:',
  /** Before the number of the methodology's section. */
  section: 'Methodology, section',
  published: 'The published method',
  routesMiddle: 'the one in the middle',
  routeColumn: 'Route',
  engineVersion: 'Engine version {version}',
  /** Why a seat of another cabin counts more than one of economy; the words of an aircraft with one aisle, or two. */
  floor: {
    heading: 'Why does business count {factor} times economy?',
    narrow: {
      one: 'Because of the floor. On an aircraft with one aisle, one business seat takes the room of {factor} economy seats. The aircraft burns its fuel to carry all of its floor, so one passenger in business carries what {factor} in economy would.',
      other:
        'Because of the floor. On an aircraft with one aisle, one business seat takes the room of {factor} economy seats. The aircraft burns its fuel to carry all of its floor, so one passenger in business carries what {factor} in economy would.',
    },
    wide: {
      one: 'Because of the floor. On an aircraft with two aisles (a wide body), one business seat takes the room of {factor} economy seats: it turns into a bed. The aircraft burns its fuel to carry all of its floor, so one passenger in business carries what {factor} in economy would.',
      other:
        'Because of the floor. On an aircraft with two aisles (a wide body), one business seat takes the room of {factor} economy seats: it turns into a bed. The aircraft burns its fuel to carry all of its floor, so one passenger in business carries what {factor} in economy would.',
    },
    source: 'How much floor a seat takes: IATA Recommended Practice 1726, the same for all airlines.',
  },
} as const;
