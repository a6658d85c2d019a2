import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page.tsx';
import { Shell } from './shell.tsx';

const home = lazyPage(async () => (await import('../pages/home/home-page.tsx')).HomePage);
const about = lazyPage(async () => (await import('../pages/about/about-page.tsx')).AboutPage);
const governance = lazyPage(async () => (await import('../pages/governance/governance-page.tsx')).GovernancePage);
const faq = lazyPage(async () => (await import('../pages/faq/faq-page.tsx')).FaqPage);
const calculator = lazyPage(async () => (await import('../pages/calculator/calculator-page.tsx')).CalculatorPage);
const developers = lazyPage(async () => (await import('../pages/developers/developers-page.tsx')).DevelopersPage);
const methodology = lazyPage(async () => (await import('../pages/methodology/methodology-page.tsx')).MethodologyPage);
const accuracy = lazyPage(async () => (await import('../pages/accuracy/accuracy-page.tsx')).AccuracyPage);
const trip = lazyPage(async () => (await import('../pages/trip/trip-page.tsx')).TripPage);
const batch = lazyPage(async () => (await import('../pages/batch/batch-page.tsx')).BatchPage);
const notFound = lazyPage(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage);

/** Both calculator paths show one screen, which changing the mode keeps. */
const PAGES = [
  { path: '/', page: home, element: <home.Page /> },
  { path: '/about-tim', page: about, element: <about.Page /> },
  { path: '/governance', page: governance, element: <governance.Page /> },
  { path: '/faq', page: faq, element: <faq.Page /> },
  { path: '/lookup/route', page: calculator, element: <calculator.Page mode="route" /> },
  { path: '/lookup/flight', page: calculator, element: <calculator.Page mode="flight" /> },
  { path: '/trip', page: trip, element: <trip.Page /> },
  { path: '/batch', page: batch, element: <batch.Page /> },
  { path: '/developers/api', page: developers, element: <developers.Page /> },
  { path: '/methodology', page: methodology, element: <methodology.Page /> },
  { path: '/accuracy', page: accuracy, element: <accuracy.Page /> },
  { path: '/404', page: notFound, element: <notFound.Page /> },
];

/** Loads the code of a path's page, a slash at its end aside. */
export async function preloadPage(path: string): Promise<void> {
  const wanted = path.replace(/\/{1,99}$/, '') || '/';
  await (PAGES.find((known) => known.path === wanted)?.page ?? notFound).preload();
}

/** Loads every page. */
export async function preloadPages(): Promise<void> {
  await Promise.all(PAGES.map(({ page }) => page.preload()));
}

/** The route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {PAGES.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Route>
    </Routes>
  );
}
