/** The words around the working, for a reader who knows nothing of aviation. */
export const WORKING = {
  shortHeading: 'In short',
  floorColumns: ['Cabin', 'Floor space per seat', 'kg CO2e'],
  floorLegend: 'Each block is the floor space of one economy seat.',
  stepsHeading: 'Step by step',
  stepsIntroduction:
    'Each line is one step with the numbers of this result. Open it for the formula and the source of every number. The numbers shown are rounded, so the last digits may differ if you calculate by hand.',
  rangeHeading: 'How certain are these figures?',
  rangeIntroduction:
    'They are an estimate made before the flight. If we calculated again after the flight, knowing its aircraft, seating and load, the result should be within this range for 8 of 10 flights. If the emissions were calculated from the fuel actually burned, the range would be wider: see the step “Expected range of the figure”. The table is in kg CO2e, with low ends rounded down and high ends up.',
  rangeColumns: ['Cabin', 'Low', 'High'],
  driversIntroduction: 'What makes the range wide, the largest part first:',
  typesHeading: 'Which aircraft will it be?',
  typesIntroduction:
    'The airline may change the aircraft up to the day of the flight. These types are possible; the percentages show how likely each is.',
  formula: 'Formula',
  source: 'From:',
  /** Before the number of the methodology's section. */
  section: 'Methodology, section',
  published: 'The published method',
  routesMiddle: 'the median',
  routeColumn: 'Route',
  engineVersion: 'Version of the calculation engine: {version}',
  /** Why a seat of another cabin counts more than one of economy; the words of an aircraft with one aisle, or two. */
  floor: {
    heading: 'Why are emissions in business {factor} times those in economy?',
    narrow: {
      one: 'Because a business seat takes up more floor space. On an aircraft with one aisle it takes the space of {factor} economy seats. The fuel is shared out by floor space, so one passenger in business is assigned as much as {factor} in economy.',
      other:
        'Because a business seat takes up more floor space. On an aircraft with one aisle it takes the space of {factor} economy seats. The fuel is shared out by floor space, so one passenger in business is assigned as much as {factor} in economy.',
    },
    wide: {
      one: 'Because a business seat takes up more floor space. On an aircraft with two aisles (a wide body) it turns into a bed and takes the space of {factor} economy seats. The fuel is shared out by floor space, so one passenger in business is assigned as much as {factor} in economy.',
      other:
        'Because a business seat takes up more floor space. On an aircraft with two aisles (a wide body) it turns into a bed and takes the space of {factor} economy seats. The fuel is shared out by floor space, so one passenger in business is assigned as much as {factor} in economy.',
    },
    source: 'Floor space per seat: IATA Recommended Practice 1726, the same for all airlines.',
  },
} as const;
