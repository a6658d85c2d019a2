import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The browser's address as the site's state. Navigation is urgent work, not a transition: a transition that a step
 * back overtakes is never shown, and a form that follows the address would miss that it had been left.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
