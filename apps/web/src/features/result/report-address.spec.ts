import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportAddress } from './report-address.ts';

const RESULT = 'https://site.example/lookup/route?itinerary=ZRH-BOS&v=3.0.0';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a report of a wrong figure', () => {
  it('is a new issue of this project where the operator set no address', () => {
    vi.stubEnv('VITE_REPORT_URL', '');
    vi.stubEnv('VITE_REPOSITORY_URL', 'https://code.example/open/tim/');
    const report = new URL(reportAddress(RESULT));
    expect(report.origin + report.pathname).toBe('https://code.example/open/tim/issues/new');
    expect(report.searchParams.get('body')).toContain(RESULT);
  });

  it('goes to what the site says of its publisher where no repository is known either', () => {
    vi.stubEnv('VITE_REPORT_URL', '');
    expect(reportAddress(RESULT)).toBe('/about-tim#publisher');
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
