/** What stands around every page. */
export const APP = {
  skip: 'Skip to main content',
  broken: 'Unexpected Application Error!',
  menu: {
    landmark: 'Main',
    drawer: 'Menu',
    inDrawer: 'Main menu',
    further: 'Trip, list and meeting',
    open: 'Open menu',
    close: 'Close menu',
  },
  /** Of pages, as the menu has them. */
  pages: {
    home: 'Home',
    about: 'About',
    governance: 'Governance',
    calculator: 'Emissions Calculator',
    faq: 'FAQ',
    trip: 'Trip',
    list: 'List',
    meeting: 'Meeting',
  },
  languages: 'Language',
  footer: {
    further: 'Figures and data',
    pages: {
      accuracy: 'Accuracy',
      methodology: 'Methodology',
      glossary: 'Glossary',
      changes: 'Changes',
      embed: 'Embed',
      developers: 'API',
    },
    contact: 'Contact Us',
    privacyPolicy: 'Privacy Policy',
    poweredBy: 'Powered by {provider}',
    /** Who computes, behind “Powered by”. */
    providers: { engine: 'the open engine', google: 'Google' },
  },
  notices: {
    label: 'About this site',
    /** Without and with the day of the tables. */
    offline: 'You are offline: computed on this device with the Travel Impact Model {version}.',
    offlineWithDate:
      'You are offline: computed on this device with the Travel Impact Model {version}, data of {dated}.',
    update: 'A new version of this site is ready.',
    take: 'Load it',
  },
} as const;
