/** A page as it is measured. */
export type MeasuredPage = {
  readonly name: string;
  readonly address: string;
  /** The prerendered file whose text the bare page has. */
  readonly file: string;
};

/** A flight may be asked for a year ahead; this one is far enough to be flown whenever the bench runs. */
const DAYS_AHEAD = 30;

export function measuredPages(today: Date): readonly MeasuredPage[] {
  const departure = new Date(today.getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const route = { file: 'lookup/route.html' };
  const flight = { file: 'lookup/flight.html' };
  return [
    { name: 'Home', address: '/', file: 'index.html' },
    { name: 'About', address: '/about-tim', file: 'about-tim.html' },
    { name: 'Governance', address: '/governance', file: 'governance.html' },
    { name: 'FAQ', address: '/faq', file: 'faq.html' },
    { name: 'Developers API', address: '/developers/api', file: 'developers/api.html' },
    { name: 'Methodology', address: '/methodology', file: 'methodology.html' },
    { name: 'Accuracy', address: '/accuracy', file: 'accuracy.html' },
    { name: 'Trip, form', address: '/trip', file: 'trip.html' },
    { name: 'Trip, result', address: '/trip?itinerary=MAN-DOH-BKK', file: 'trip.html' },
    { name: 'Calculator, route form', address: '/lookup/route', ...route },
    { name: 'Calculator, flight form', address: '/lookup/flight', ...flight },
    { name: 'Calculator, route result', address: '/lookup/route?itinerary=ZRH-BOS', ...route },
    { name: 'Calculator, flight result', address: `/lookup/flight?itinerary=ZRH-BOS-LX-52-${departure}`, ...flight },
  ];
}
