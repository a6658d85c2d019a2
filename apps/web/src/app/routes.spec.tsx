// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, renderAt } from '../testing/render-at.tsx';

describe('every page', () => {
  // spec: 1.1, 2.1, 2.2, 2.3, 2.4, 2.7, 2.26, 2.30, 2.31, 2.40, 2.47, 2.48, 2.58, 2.71, 2.79, 2.83
  // spec: 9.55
  it.each([
    ['/', 'Travel Impact Model', 'Travel Impact Model'],
    ['/about-tim', 'About the Travel Impact Model', 'About the Travel Impact Model'],
    ['/governance', 'Governance', 'Governance'],
    ['/faq', 'FAQ', 'Frequently Asked Questions'],
    ['/lookup/route', 'Emissions Calculator', 'Emissions Calculator'],
    ['/lookup/flight', 'Emissions Calculator', 'Emissions Calculator'],
    ['/404', 'Page Not Found', '404'],
  ])('%s has the title "%s" and the heading "%s"', async (path, title, heading) => {
    renderAt(path);
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\w/);
    expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/^Powered by the open engine$/)).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Contact Us (opens in a new tab)' })).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })).toBeTruthy();
    expect(footer.queryByRole('link', { name: /^CC BY-SA 4\.0/ }) !== null).toBe(path.startsWith('/lookup/'));
  });

  // spec: 2.8
  it.each(['/unknown', '/lookup', '/lookup/other', '/faq/more'])('%s is redirected to /404', async (path) => {
    renderAt(path);
    await waitFor(() => expect(address()).toBe('/404'));
    expect(screen.getByText('Page not found')).toBeTruthy();
  });

  // spec: 2.22, 2.23, 2.32, 2.43, 2.82
  it.each([
    ['/', 'background-image', 'background-image'],
    ['/404', 'solid', 'background-none'],
    ['/faq', 'solid', 'background-none'],
  ])('%s has a %s header and a %s footer', (path, header, footer) => {
    renderAt(path);
    expect(screen.getByRole('banner').dataset['variant']).toBe(header);
    expect(screen.getByRole('contentinfo').dataset['variant']).toBe(footer);
  });

  // spec: 2.33, 2.34, 2.65
  it('opens every external link in a new tab and says so', () => {
    renderAt('/governance');
    const external = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http'));
    expect(external.length).toBeGreaterThan(11);
    for (const link of external) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.getAttribute('aria-label')).toMatch(/\(opens in a new tab\)$/);
    }
  });
});

const drawer = () => screen.findByRole('dialog', { name: 'Menu' });
const drawerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the menu', () => {
  // spec: 2.14, 2.18, 2.24, 3.26, 9.52
  it('is five entries in order, the current page marked', () => {
    renderAt('/governance');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'About',
      'Governance',
      'Emissions Calculator',
      'FAQ',
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[2]]);
    expect(links.every((link) => link.querySelector('svg') !== null)).toBe(true);
  });

  it.each([
    ['/trip', 'Trip'],
    ['/batch', 'List'],
  ])('has a list of its own for %s, where nothing else is marked', (path, name) => {
    renderAt(path);
    const marked = within(screen.getByRole('banner')).getAllByRole('link', { current: 'page' });
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
    expect(marked[0]?.closest('nav')?.getAttribute('aria-label')).toBe('Trip, list and meeting');
  });

  // The window of these tests is a wide one, where the drawer's button is hidden.
  // spec: 4.1, 4.3
  it('opens as a drawer, and closes by its button, by a press on what is behind it, and when a page is chosen', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    renderAt('/');
    const open = screen.getByRole('button', { name: 'Open menu', hidden: true });
    await user.click(open);
    await user.click(within(await drawer()).getByRole('button', { name: 'Close menu' }));
    await drawerGone();
    await user.click(open);
    await user.click(within(await drawer()).getByRole('navigation', { name: 'Main menu' }));
    expect(await drawer()).toBeTruthy();
    await user.click(document.querySelector('[data-part=positioner]') ?? document.body);
    await drawerGone();
    await user.click(open);
    await user.click(within(await drawer()).getByRole('link', { name: 'FAQ' }));
    expect(address()).toBe('/faq');
    await drawerGone();
  });

  it('takes the keyboard to the content of the page chosen', async () => {
    const user = userEvent.setup({ delay: null });
    renderAt('/');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Governance' }),
    );
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the governance page', () => {
  // spec: 2.66, 2.67, 2.69, 3.29, 3.30, 3.31, 6.2, 9.53, 9.54
  it('shows 1 + 10 members, 2 of them observers, and 6 publications', () => {
    renderAt('/governance');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(11);
    expect(screen.getAllByRole('img', { name: '* means non-voting observer' })).toHaveLength(2);
    expect(screen.getByText('* Non-voting observer')).toBeTruthy();
    const publications = screen.getAllByRole('link', { name: /PDF/ });
    expect(publications.map((link) => link.getAttribute('href'))).toHaveLength(6);
    expect(publications.every((link) => /^\/static\/media\/.+\.pdf$/.test(link.getAttribute('href') ?? ''))).toBe(true);
  });
});

describe('the about page', () => {
  // spec: 1.15, 1.16, 2.35, 2.36, 2.37, 2.38, 2.52, 2.53, 9.51
  it('leads to the calculator in the same tab and to the others in a new one', () => {
    renderAt('/about-tim');
    const calculator = screen.getByRole('link', { name: 'Open the Emissions Calculator' });
    expect(calculator.getAttribute('href')).toBe('/lookup/flight');
    expect(calculator.getAttribute('target')).toBeNull();
    expect(calculator.querySelector('svg[data-icon=link]')?.getAttribute('width')).toBe('18');
    const api = screen.getByRole('link', { name: /^Read the Developers API documentation/ });
    expect(api.getAttribute('target')).toBe('_blank');
    expect(api.querySelector('svg[data-icon=openInNew]')?.getAttribute('width')).toBe('16');
  });
});
