import { PAGES } from '../config/pages.ts';
import type { IconName } from '../shared/ui/icon.tsx';
import { APP } from './texts.ts';

export type NavigationItem = {
  readonly link: string;
  readonly text: string;
  readonly icon: IconName;
  /** Whether only a wide window's header has room for it; the drawer has it always. */
  readonly isForWide?: boolean;
};

/** The menu as specified, in the order shown. */
export const NAVIGATION: readonly NavigationItem[] = [
  { link: '/', text: APP.pages.home, icon: 'home' },
  { link: '/about-tim', text: APP.pages.about, icon: 'info' },
  { link: '/governance', text: APP.pages.governance, icon: 'committee' },
  { link: '/lookup/route', text: APP.pages.calculator, icon: 'calculator' },
  { link: '/faq', text: APP.pages.faq, icon: 'quiz' },
];

/** What the calculator does besides, in a list of its own. */
export const FURTHER_NAVIGATION: readonly NavigationItem[] = [
  { link: PAGES.trip, text: APP.pages.trip, icon: 'trip' },
  { link: PAGES.batch, text: APP.pages.list, icon: 'list' },
  { link: PAGES.meet, text: APP.pages.meeting, icon: 'meeting', isForWide: true },
];

/** What the footer leads to: how the figures are made, and how others use them. */
export const FOOTER_NAVIGATION: readonly Pick<NavigationItem, 'link' | 'text'>[] = (
  ['accuracy', 'methodology', 'glossary', 'changes', 'embed', 'developers'] as const
).map((page) => ({ link: PAGES[page], text: APP.footer.pages[page] }));
