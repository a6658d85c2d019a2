/** Every path of the route table: the build writes a page for each. */
export const PRERENDERED_PATHS = [
  '/',
  '/about-tim',
  '/governance',
  '/faq',
  '/lookup/route',
  '/lookup/flight',
  '/trip',
  '/batch',
  '/developers/api',
  '/methodology',
  '/accuracy',
  '/404',
] as const;

/** The element that holds the application; its `data-path` names the path it was prerendered for. */
export const ROOT_ELEMENT_ID = 'root';
