import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PAGES, type PageName } from '../config/pages.ts';
import { laterPage } from './later-page.tsx';
import { Shell } from './shell.tsx';

const Home = laterPage(async () => (await import('../pages/home/home-page.tsx')).HomePage);
const About = laterPage(async () => (await import('../pages/about/about-page.tsx')).AboutPage);
const Governance = laterPage(async () => (await import('../pages/governance/governance-page.tsx')).GovernancePage);
const Faq = laterPage(async () => (await import('../pages/faq/faq-page.tsx')).FaqPage);
const Calculator = laterPage(async () => (await import('../pages/calculator/calculator-page.tsx')).CalculatorPage);
const Developers = laterPage(async () => (await import('../pages/developers/developers-page.tsx')).DevelopersPage);
const Methodology = laterPage(async () => (await import('../pages/methodology/methodology-page.tsx')).MethodologyPage);
const Accuracy = laterPage(async () => (await import('../pages/accuracy/accuracy-page.tsx')).AccuracyPage);
const Glossary = laterPage(async () => (await import('../pages/glossary/glossary-page.tsx')).GlossaryPage);
const Changes = laterPage(async () => (await import('../pages/changes/changes-page.tsx')).ChangesPage);
const Trip = laterPage(async () => (await import('../pages/trip/trip-page.tsx')).TripPage);
const Batch = laterPage(async () => (await import('../pages/batch/batch-page.tsx')).BatchPage);
const Meet = laterPage(async () => (await import('../pages/meet/meet-page.tsx')).MeetPage);
const Embed = laterPage(async () => (await import('../pages/embed/embed-page.tsx')).EmbedPage);
const NotFound = laterPage(async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage);

/** Both calculator paths show one screen, which changing the mode keeps. */
const SHOWN: Readonly<Record<PageName, { readonly load: () => Promise<void>; readonly element: ReactNode }>> = {
  home: { load: Home.load, element: <Home /> },
  about: { load: About.load, element: <About /> },
  governance: { load: Governance.load, element: <Governance /> },
  faq: { load: Faq.load, element: <Faq /> },
  route: { load: Calculator.load, element: <Calculator mode="route" /> },
  flight: { load: Calculator.load, element: <Calculator mode="flight" /> },
  trip: { load: Trip.load, element: <Trip /> },
  batch: { load: Batch.load, element: <Batch /> },
  meet: { load: Meet.load, element: <Meet /> },
  embed: { load: Embed.load, element: <Embed /> },
  developers: { load: Developers.load, element: <Developers /> },
  methodology: { load: Methodology.load, element: <Methodology /> },
  accuracy: { load: Accuracy.load, element: <Accuracy /> },
  changes: { load: Changes.load, element: <Changes /> },
  glossary: { load: Glossary.load, element: <Glossary /> },
  notFound: { load: NotFound.load, element: <NotFound /> },
};

const NAMES = Object.keys(PAGES) as PageName[];

/** Loads the code of a path's page, a slash at its end aside. */
export async function preloadPage(path: string): Promise<void> {
  const wanted = path.replace(/\/{1,99}$/, '') || '/';
  const name = NAMES.find((one) => PAGES[one] === wanted) ?? 'notFound';
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
