export type Publication = {
  /** Below /static/media/, from where the hosting redirects to the committee's own site. */
  readonly url: string;
  readonly name: string;
  readonly publicationDate: string;
  readonly description: string;
};

/** The committee's technical briefs, newest first. */
export const PUBLICATIONS: readonly Publication[] = [
  {
    url: '/static/media/tim_boosting_model_granularity.pdf',
    name: 'Boosting Model Granularity',
    publicationDate: 'January 2025',
    description:
      'How much an aircraft’s age, its engine variant and its payload change the fuel it burns, and what it would take for the model to see these second-order effects.',
  },
  {
    url: '/static/media/tim_contrails_impact.pdf',
    name: 'Contrails Impact',
    publicationDate: 'January 2025',
    description:
      'Four methods for sorting flights by the risk that their contrails warm the climate. The preferred one sets a flight’s contrails against the CO2 typical of its route.',
  },
  {
    url: '/static/media/tim_model_selection.pdf',
    name: 'Model Selection',
    publicationDate: 'December 2024',
    description:
      'Why the model moves to the European Environment Agency’s 2023 fuel data, and adds a factor for the distance that flights cover beyond the great circle.',
  },
  {
    url: '/static/media/tim_roadmap.pdf',
    name: 'Roadmap',
    publicationDate: 'November 2024',
    description: 'What the committee wants the model to take up next, and in which order.',
  },
  {
    url: '/static/media/tim_model_validation_methodology.pdf',
    name: 'Model Validation Methodology',
    publicationDate: 'November 2024',
    description: 'How the model’s estimates are put to the test with public and private records of fuel burn.',
  },
  {
    url: '/static/media/tim_belly_cargo_apportionment_rationale.pdf',
    name: 'Belly Cargo Apportionment',
    publicationDate: 'October 2023 (revised April 2025)',
    description: 'Why a flight’s CO2 is split between its passengers and the cargo beneath them by mass.',
  },
];
