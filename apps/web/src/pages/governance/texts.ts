import type { RichText } from '../../shared/ui/rich-text.ts';
import { MODEL_NAME, PROVIDER } from '../../config/site.ts';

export type CommitteeMember = {
  readonly name: string;
  readonly title: string;
  readonly institution: string;
  readonly institutionLink: string;
  /** A non-voting observer. */
  readonly nonVotingStar: boolean;
};

const PARAGRAPHS: readonly RichText[] = [
  [
    `${PROVIDER} administers the ${MODEL_NAME}; it does not decide alone what goes into it. An independent Advisory Committee oversees the model: experts on sustainability and on aviation from industry, academia, policy and non-governmental organisations, who weigh every change before it is made.`,
  ],
  [
    'A Secretariat supports the committee with technical expertise based on scientific evidence. Together they keep the model accurate and its reasons in the open, because the model is a public good: its estimates belong to everyone who plans, sells or studies a journey.',
  ],
];

const SECRETARIAT: readonly CommitteeMember[] = [
  {
    name: 'Dr. Dan Rutherford',
    title: 'Aviation Program Director',
    institution: 'International Council on Clean Transportation',
    institutionLink: 'https://www.theicct.org/',
    nonVotingStar: false,
  },
];

const ADVISORY_COMMITTEE: readonly CommitteeMember[] = [
  {
    name: 'Jill Blickstein',
    title: 'Vice President, Sustainability',
    institution: 'American Airlines',
    institutionLink: 'https://www.aa.com/',
    nonVotingStar: false,
  },
  {
    name: 'Tim Johnson',
    title: 'Director',
    institution: 'Aviation Environment Federation',
    institutionLink: 'https://www.aef.org.uk/',
    nonVotingStar: false,
  },
  {
    name: 'Lahiru Ranasinghe',
    title: 'Director of Sustainability',
    institution: 'easyJet',
    institutionLink: 'https://www.easyjet.com/',
    nonVotingStar: false,
  },
  {
    name: 'Achilleas Achilleos',
    title: 'Strategic Programme Officer',
    institution: 'European Union Aviation Safety Agency',
    institutionLink: 'https://www.easa.europa.eu/',
    nonVotingStar: true,
  },
  {
    name: 'Fabio Grandi',
    title: 'Special Assistant to the Chief Scientific & Technical Advisor for Environment and Energy',
    institution: 'Federal Aviation Administration',
    institutionLink: 'https://www.faa.gov/',
    nonVotingStar: true,
  },
  {
    name: 'Prof. Marc Stettler',
    title: 'Professor in Transport and Environment',
    institution: 'Imperial College London',
    institutionLink: 'https://www.imperial.ac.uk/',
    nonVotingStar: false,
  },
  {
    name: 'Lars Kroeplin',
    title: 'Head of Corporate Responsibility Development',
    institution: 'Lufthansa Group',
    institutionLink: 'https://www.lufthansagroup.com',
    nonVotingStar: false,
  },
  {
    name: 'Prof. Steven Barrett',
    title: 'Regius Professor of Engineering',
    institution: 'University of Cambridge',
    institutionLink: 'https://www.cam.ac.uk/',
    nonVotingStar: false,
  },
  {
    name: 'Andrew Chen',
    title: 'Principal, Aviation Decarbonization',
    institution: 'Rocky Mountain Institute',
    institutionLink: 'https://www.rmi.org/',
    nonVotingStar: false,
  },
  {
    name: 'Julie Cheetham',
    title: 'Chief Executive Officer',
    institution: 'Travalyst',
    institutionLink: 'https://www.travalyst.org/',
    nonVotingStar: false,
  },
];

export const GOVERNANCE = {
  title: 'Governance',
  description: `The independent Advisory Committee ensures that the ${MODEL_NAME} stays scientifically accurate and transparent.`,
  paragraphs: PARAGRAPHS,
  secretariat: { heading: 'Secretariat', members: SECRETARIAT },
  advisoryCommittee: { heading: 'Advisory Committee Members', members: ADVISORY_COMMITTEE },
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
  publicationDate: (published: string, revised: string | undefined) =>
    revised === undefined ? published : `${published} (revised ${revised})`,
  pdf: (name: string) => `${name}, PDF`,
  publicationsHeading: 'Publications',
} as const;
