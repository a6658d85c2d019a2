/** The page that says what each version of the engine changed in its figures, and its feed. */
export const CHANGES = {
  title: 'Changed figures',
  description:
    'What each version of the open engine changed in its figures: how many airlines’ routes, which, by how much, and why.',
  introduction:
    'A figure that is asked for again may be another one, because the engine or its data got better. Here stands what each version changed, measured over every airline’s route that we know: a listed flight in each month of a year, economy, before and after.',
  since: 'Noted from engine 0.8.0 on.',
  again: 'Every answer names its engine and data, so that the figure of an earlier version can be computed again.',
  feed: { text: 'Follow it as a feed:', name: 'changes.xml', href: '/changes.xml' },
  rows: 'All rows of {version} as CSV',
  heading: 'Engine {version}, {date}',
  changed: '{changed} of {asked} airlines’ routes have another figure.',
  none: 'None of {asked} airlines’ routes has another figure.',
  mean: 'Over all routes that is {percent} in the mean.',
  largest: 'The largest change is {percent}: {route}.',
  gained: 'Routes with a figure that had none: {routes}.',
  lost: 'Routes without a figure that had one: {routes}.',
  /** Why each version changed figures, in a sentence or two. A version that changes figures has its own. */
  reasons: {
    '0.15.1':
      '95 airline routes that cannot be booked with that airline no longer count. Most are charters and routes that the airline has given up, such as Ryanair’s to Tel Aviv. We now use Condor’s A330-900s only for routes to and from Frankfurt and Düsseldorf. LATAM’s flights to Easter Island and LOT’s to Delhi are now calculated with 787s. About 9 in 1,000 typical figures have changed.',
    '0.15.0':
      '155 routes that airlines report to the United States now count even though our list of flights does not have them, such as American’s from Dallas to Nassau. Separately, 15 routes were added and 2 that have ended were removed. British Airways’ flights to Singapore are now calculated with 777-300ERs and 787-9s. About 6 in 1,000 typical figures have changed.',
    '0.14.1':
      'Where an airline’s cabin was read on a page, a report of seats that may be of its other aircraft no longer outweighs it. Azul’s A330-200 from Orlando to Recife has its own cabins, no longer the mean of these and of its A330-900s.',
    '0.14.0':
      'Types that an airline flies from some of its bases alone no longer stand on its other routes: Lufthansa’s A380s fly from Munich, its 747s from Frankfurt, and Embraer 195-E2s do not land at London City. Types that have left a fleet no longer count. 921 routes flown today were added to those known, most of them long, of a summer, or flown by a regional partner, and 37 that are not were taken out.',
    '0.13.0':
      'Airlines that sell every flight by itself, as easyJet, Ryanair and Wizz Air, no longer have connections, which nobody can book with them: such ways are gone from the lists, and from typical figures of routes that few fly directly. Flights to airports far off, as those to Munich for Innsbruck, no longer stand for a short route. Single routes and their aircraft were corrected.',
    '0.12.0':
      'The fleets of 199 airlines are known that had none: regional ones with turboprops and small jets, such as Precision Air, Ibom Air, Star Air of India or Azul Conecta, and charter airlines. Their flights had been those of a Boeing 737-800, as all airlines fly at this distance. A Cessna or a regional jet emits more per passenger, a larger turboprop less. A leg that goes on from a long flight is flown by the long flight’s aircraft, as KLM’s from Kigali to Entebbe.',
    '0.11.0':
      'More routes that are flown today are found: the way back of those that the list of flights has one way alone, some 300 routes that were compiled, among them 29 of Turkish Airlines from Istanbul that the list has at the old airport, routes of Vietnam and Taiwan that were suspended in 2022, and Icelandair’s to the US. A nearby airport no longer turns a flight within a country into one abroad, as Johor Bahru did for Singapore. No flight has another figure, some typical ones have.',
    '0.10.0':
      'Which routes are flown today is judged better: an airline whose sister company has a few flights on a route still flies it itself, as Lufthansa does from London to Frankfurt, and routes within a country that were flown often in 2022 are no longer taken for past ones. Single routes were corrected. Nearby airports beyond a sea or a closed border count no more, as Dalaman did for Rhodes. No flight has another figure, some typical ones have.',
    '0.9.0':
      'Australia’s statistics name cities, not airports. Flights to Tokyo, Seoul, Shanghai, Jakarta, London, Paris and Rome are now among those flown today, with the seats that are counted there. Until then they were taken for flights of the past, so that lists and typical figures left them out.',
    '0.8.0':
      'Flights to, from and within Australia take the loads, types and seats that Australia’s statistics count; those of India’s airlines the loads, and on narrow bodies the cargo, that India counts. Until then they took what is usual of the airline, or of the world.',
  },
  carriers: {
    most: 'Airlines whose figures changed the most',
    all: 'All {count} airlines',
    columns: ['Airline', 'Routes changed', 'Mean of its routes', 'Largest change'],
  },
  routes: {
    most: 'Routes that changed the most',
    all: 'The {count} routes that changed the most',
    columns: ['Route', 'Airline', 'Change'],
  },
  changedOf: '{changed} of {asked}',
  route: '{origin} to {destination}',
  ofAirline: '{route}, {airline}',
  feedTitle: '{model}: changed figures of the open engine',
} as const;
