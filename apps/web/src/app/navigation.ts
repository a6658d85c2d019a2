import { PAGES } from '../config/pages.ts';

export type NavigationIcon = 'home' | 'info' | 'committee' | 'calculator' | 'quiz' | 'trip' | 'list';

export type NavigationItem = {
  readonly link: string;
  readonly text: string;
  readonly icon: NavigationIcon;
};

/** The menu as specified, in the order shown. */
export const NAVIGATION: readonly NavigationItem[] = [
  { link: '/', text: 'Home', icon: 'home' },
  { link: '/about-tim', text: 'About', icon: 'info' },
  { link: '/governance', text: 'Governance', icon: 'committee' },
  { link: '/lookup/route', text: 'Emissions Calculator', icon: 'calculator' },
  { link: '/faq', text: 'FAQ', icon: 'quiz' },
];

/** What the calculator does besides, in a list of its own. */
export const FURTHER_NAVIGATION: readonly NavigationItem[] = [
  { link: PAGES.trip, text: 'Trip', icon: 'trip' },
  { link: PAGES.batch, text: 'List', icon: 'list' },
];
