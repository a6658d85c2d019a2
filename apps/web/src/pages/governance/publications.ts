import { GOVERNANCE } from './texts.ts';

type Month = { readonly year: number; readonly month: number };

export type Publication = {
  /** Below /static/media/, from where the hosting redirects to the committee's own site. */
  readonly url: string;
  /** As the document has it. */
  readonly name: string;
  readonly published: Month;
  readonly revised?: Month;
  readonly description: string;
};

/** The committee's technical briefs, newest first. */
export const PUBLICATIONS: readonly Publication[] = [
  {
    url: '/static/media/tim_boosting_model_granularity.pdf',
    name: 'Boosting Model Granularity',
    published: { year: 2025, month: 1 },
    description: GOVERNANCE.briefs.granularity,
  },
  {
    url: '/static/media/tim_contrails_impact.pdf',
    name: 'Contrails Impact',
    published: { year: 2025, month: 1 },
    description: GOVERNANCE.briefs.contrails,
  },
  {
    url: '/static/media/tim_model_selection.pdf',
    name: 'Model Selection',
    published: { year: 2024, month: 12 },
    description: GOVERNANCE.briefs.selection,
  },
  {
    url: '/static/media/tim_roadmap.pdf',
    name: 'Roadmap',
    published: { year: 2024, month: 11 },
    description: GOVERNANCE.briefs.roadmap,
  },
  {
    url: '/static/media/tim_model_validation_methodology.pdf',
    name: 'Model Validation Methodology',
    published: { year: 2024, month: 11 },
    description: GOVERNANCE.briefs.validation,
  },
  {
    url: '/static/media/tim_belly_cargo_apportionment_rationale.pdf',
    name: 'Belly Cargo Apportionment',
    published: { year: 2023, month: 10 },
    revised: { year: 2025, month: 4 },
    description: GOVERNANCE.briefs.cargo,
  },
];
