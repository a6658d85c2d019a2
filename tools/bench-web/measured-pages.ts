/** A page as it is measured; what it is held to depends on its kind. */
export type MeasuredPage = {
  readonly name: string;
  readonly address: string;
  readonly kind: 'content' | 'calculator';
  /** The prerendered file whose text the bare page has. */
  readonly file: string;
};

/** A flight may be asked for a year ahead; this one is far enough to be flown whenever the bench runs. */
const DAYS_AHEAD = 30;

export function measuredPages(today: Date): readonly MeasuredPage[] {
  const departure = new Date(today.getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const route = { kind: 'calculator', file: 'lookup/route.html' } as const;
  const flight = { kind: 'calculator', file: 'lookup/flight.html' } as const;
  return [
    { name: 'Home', address: '/', kind: 'content', file: 'index.html' },
    { name: 'About', address: '/about-tim', kind: 'content', file: 'about-tim.html' },
    { name: 'Governance', address: '/governance', kind: 'content', file: 'governance.html' },
    { name: 'FAQ', address: '/faq', kind: 'content', file: 'faq.html' },
    { name: 'Developers API', address: '/developers/api', kind: 'content', file: 'developers/api.html' },
    { name: 'Calculator, route form', address: '/lookup/route', ...route },
    { name: 'Calculator, flight form', address: '/lookup/flight', ...flight },
    { name: 'Calculator, route result', address: '/lookup/route?itinerary=ZRH-BOS', ...route },
    { name: 'Calculator, flight result', address: `/lookup/flight?itinerary=ZRH-BOS-LX-52-${departure}`, ...flight },
  ];
}
