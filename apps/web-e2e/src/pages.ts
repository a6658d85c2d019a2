/** The pages that need nothing but their address, with the title and the heading a visitor finds there. */
export const PAGES = [
  { path: '/', title: /^Travel Impact Model/, heading: 'Travel Impact Model' },
  { path: '/about-tim', title: /^About the Travel Impact Model/, heading: /About/ },
  { path: '/governance', title: /^Governance/, heading: 'Governance' },
  { path: '/faq', title: /^FAQ/, heading: 'Frequently Asked Questions' },
  { path: '/lookup/route', title: /^Emissions Calculator/, heading: 'Emissions Calculator' },
  { path: '/lookup/flight', title: /^Emissions Calculator/, heading: 'Emissions Calculator' },
  { path: '/trip', title: /^Your trip/, heading: 'Your trip' },
  { path: '/batch', title: /^A list of flights/, heading: 'A list of flights' },
  { path: '/meet', title: /^Where to meet/, heading: 'Where to meet' },
  { path: '/embed', title: /^A figure on your page/, heading: 'A figure on your page' },
  { path: '/methodology', title: /^Methodology/, heading: 'Methodology' },
  { path: '/accuracy', title: /^Accuracy/, heading: 'Accuracy' },
  { path: '/changes', title: /^Changed figures/, heading: 'Changed figures' },
  { path: '/glossary', title: /^Glossary/, heading: 'Glossary' },
  { path: '/developers/api', title: /^Developers API/, heading: 'Developers API' },
] as const;

/** Languages beside English, by the beginning of their pages' addresses. */
export const TRANSLATIONS = ['de', 'fr', 'es', 'ja'] as const;

/** A page's address in a language. */
export const pathIn = (language: string, path: string): string => `/${language}${path === '/' ? '' : path}`;

/** The menu's entries, in their order. */
export const MENU = ['Home', 'About', 'Governance', 'Emissions Calculator', 'FAQ'] as const;
