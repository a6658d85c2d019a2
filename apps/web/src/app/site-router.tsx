import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGE_ROOT } from '../config/pages.ts';

/**
 * Reads the address once more when the application listens: a cabin chosen while it came to life was written there by
 * the page's first script, after the router had read it.
 */
function AddressOfNow({ children }: { readonly children: ReactNode }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const now = window.location;
    if (now.search !== search) void navigate({ search: now.search, hash: now.hash }, { replace: true, state });
  }, [navigate, search, state]);
  return children;
}

/**
 * The browser's address as the site's state. Navigation is urgent work, not a transition: a transition that a step
 * back overtakes is never shown, and a form that follows the address would miss that it had been left.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  return (
    <BrowserRouter basename={LANGUAGE_ROOT || '/'} useTransitions={false}>
      <AddressOfNow>{children}</AddressOfNow>
    </BrowserRouter>
  );
}
