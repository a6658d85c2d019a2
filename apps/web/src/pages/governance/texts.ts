export const GOVERNANCE = {
  title: 'Governance',
  description:
    'The independent Advisory Committee ensures that the Travel Impact Model stays scientifically accurate and transparent.',
  paragraphs: [
    [
      'Google administers the Travel Impact Model; it does not decide alone what goes into it. An independent Advisory Committee oversees the model: experts on sustainability and on aviation from industry, academia, policy and non-governmental organisations, who weigh every change before it is made.',
    ],
    [
      'A Secretariat supports the committee with technical expertise based on scientific evidence. Together they keep the model accurate and its reasons in the open, because the model is a public good: its estimates belong to everyone who plans, sells or studies a journey.',
    ],
  ],
  secretariat: { heading: 'Secretariat' },
  advisoryCommittee: { heading: 'Advisory Committee Members' },
  footnote: '* Non-voting observer',
  /** Spoken for the asterisk after an observer's name. */
  observerLabel: '* means non-voting observer',
  /** What the committee's technical briefs say. */
  briefs: {
    granularity:
      'How much an aircraft’s age, its engine variant and its payload change the fuel it burns, and what it would take for the model to see these second-order effects.',
    contrails:
      'Four methods for sorting flights by the risk that their contrails warm the climate. The preferred one sets a flight’s contrails against the CO2 typical of its route.',
    selection:
      'Why the model moves to the European Environment Agency’s 2023 fuel data, and adds a factor for the distance that flights cover beyond the great circle.',
    roadmap: 'What the committee wants the model to take up next, and in which order.',
    validation: 'How the model’s estimates are put to the test with public and private records of fuel burn.',
    cargo: 'Why a flight’s CO2 is split between its passengers and the cargo beneath them by mass.',
  },
  revised: '{published} (revised {revised})',
  pdf: '{name}, PDF',
  publicationsHeading: 'Publications',
} as const;
