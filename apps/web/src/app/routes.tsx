import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { isPrerenderedFor, PAGES, type PageName } from '../config/pages.ts';
import { laterPage } from './later-page.tsx';
import { Shell } from './shell.tsx';

type ShownPage = { readonly load: () => Promise<void>; readonly element: ReactNode };

function shown(bring: () => Promise<ComponentType>): ShownPage {
  const Page = laterPage(bring);
  return { load: Page.load, element: <Page /> };
}

/** Both paths of the calculator show one screen, which changing the mode keeps. */
const Calculator = laterPage(async () => (await import('../pages/calculator/calculator-page.tsx')).CalculatorPage);

const SHOWN: Readonly<Record<PageName, ShownPage>> = {
  home: shown(async () => (await import('../pages/home/home-page.tsx')).HomePage),
  about: shown(async () => (await import('../pages/about/about-page.tsx')).AboutPage),
  governance: shown(async () => (await import('../pages/governance/governance-page.tsx')).GovernancePage),
  faq: shown(async () => (await import('../pages/faq/faq-page.tsx')).FaqPage),
  route: { load: Calculator.load, element: <Calculator mode="route" /> },
  flight: { load: Calculator.load, element: <Calculator mode="flight" /> },
  trip: shown(async () => (await import('../pages/trip/trip-page.tsx')).TripPage),
  batch: shown(async () => (await import('../pages/batch/batch-page.tsx')).BatchPage),
  meet: shown(async () => (await import('../pages/meet/meet-page.tsx')).MeetPage),
  embed: shown(async () => (await import('../pages/embed/embed-page.tsx')).EmbedPage),
  developers: shown(async () => (await import('../pages/developers/developers-page.tsx')).DevelopersPage),
  methodology: shown(async () => (await import('../pages/methodology/methodology-page.tsx')).MethodologyPage),
  accuracy: shown(async () => (await import('../pages/accuracy/accuracy-page.tsx')).AccuracyPage),
  changes: shown(async () => (await import('../pages/changes/changes-page.tsx')).ChangesPage),
  glossary: shown(async () => (await import('../pages/glossary/glossary-page.tsx')).GlossaryPage),
  notFound: shown(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage),
};

const NAMES = Object.keys(PAGES) as PageName[];

/** Loads the code of a path's page, a slash at its end aside. */
export async function preloadPage(path: string): Promise<void> {
  const name = NAMES.find((one) => isPrerenderedFor(PAGES[one], path)) ?? 'notFound';
  await SHOWN[name].load();
}

/** Loads every page. */
export async function preloadPages(): Promise<void> {
  await Promise.all(NAMES.map((name) => SHOWN[name].load()));
}

/** The route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {NAMES.map((name) => (
          <Route key={PAGES[name]} path={PAGES[name]} element={SHOWN[name].element} />
        ))}
        <Route path="*" element={<Navigate to={PAGES.notFound} replace />} />
      </Route>
    </Routes>
  );
}
