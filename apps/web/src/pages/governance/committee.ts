export type CommitteeMember = {
  readonly name: string;
  readonly title: string;
  readonly institution: string;
  readonly institutionLink: string;
  /** A non-voting observer. */
  readonly nonVotingStar: boolean;
};

/** Names, posts and institutions as they bear them: in no language are they translated. */
export const SECRETARIAT: readonly CommitteeMember[] = [
  {
    name: 'Dr. Dan Rutherford',
    title: 'Aviation Program Director',
    institution: 'International Council on Clean Transportation',
    institutionLink: 'https://www.theicct.org/',
    nonVotingStar: false,
  },
];

export const ADVISORY_COMMITTEE: readonly CommitteeMember[] = [
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
