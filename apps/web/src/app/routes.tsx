import { Navigate, Route, Routes } from 'react-router-dom';
import { AboutPage } from '../pages/about/about-page.tsx';
import { CalculatorPage } from '../pages/calculator/calculator-page.tsx';
import { FaqPage } from '../pages/faq/faq-page.tsx';
import { GovernancePage } from '../pages/governance/governance-page.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { lazyPage } from './lazy-page.tsx';
import { Shell } from './shell.tsx';

const developers = lazyPage(async () => (await import('../pages/developers/developers-page.tsx')).DevelopersPage);

/** Loads what a path's page needs beyond the application itself. */
export async function preloadPage(path: string): Promise<void> {
  if (/^\/developers\/api\/*$/.test(path)) {
    await developers.preload();
  }
}

/** The route table. Both calculator paths show one screen, which changing the mode keeps. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/about-tim" element={<AboutPage />} />
        <Route path="/governance" element={<GovernancePage />} />
        <Route path="/faq" element={<FaqPage />} />
        <Route path="/lookup/route" element={<CalculatorPage mode="route" />} />
        <Route path="/lookup/flight" element={<CalculatorPage mode="flight" />} />
        <Route path="/developers/api" element={<developers.Page />} />
        <Route path="/404" element={<NotFoundPage />} />
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Route>
    </Routes>
  );
}
