import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportAddress } from './report-address.ts';

const RESULT = 'https://site.example/lookup/route?itinerary=ZRH-BOS&v=3.0.0';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a report of a wrong figure', () => {
  it('goes to the contact page where the operator set no address', () => {
    vi.stubEnv('VITE_REPORT_URL', '');
    expect(reportAddress(RESULT)).toBe('https://support.google.com/travel/contact/tim');
  });

  it('is a mail that names the result', () => {
    vi.stubEnv('VITE_REPORT_URL', 'mailto:figures@site.example');
    const report = new URL(reportAddress(RESULT));
    expect(report.protocol + report.pathname).toBe('mailto:figures@site.example');
    expect(report.searchParams.get('subject')).toBe('A figure looks wrong');
    expect(report.searchParams.get('body')).toContain(RESULT);
  });

  it('is a new issue that names the result, beside what the address asks for', () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://tracker.example/new?labels=figures');
    const report = new URL(reportAddress(RESULT));
    expect(Object.fromEntries(report.searchParams)).toMatchObject({ labels: 'figures', title: 'A figure looks wrong' });
    expect(report.searchParams.get('body')).toContain(RESULT);
  });
});
