export type NavigationIcon = 'home' | 'info' | 'committee' | 'calculator' | 'quiz';

export type NavigationItem = {
  readonly link: string;
  readonly text: string;
  readonly icon: NavigationIcon;
};

/** The menu, in the order shown. */
export const NAVIGATION: readonly NavigationItem[] = [
  { link: '/', text: 'Home', icon: 'home' },
  { link: '/about-tim', text: 'About', icon: 'info' },
  { link: '/governance', text: 'Governance', icon: 'committee' },
  { link: '/lookup/route', text: 'Emissions Calculator', icon: 'calculator' },
  { link: '/faq', text: 'FAQ', icon: 'quiz' },
];
