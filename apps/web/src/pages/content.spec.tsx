// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { ADVISORY_COMMITTEE, SECRETARIAT } from './governance/committee.ts';

/** Every text of the element named by its role, in the order of the page. */
const texts = (role: string, options?: Parameters<typeof screen.getAllByRole>[1]) =>
  screen.getAllByRole(role, options).map(({ textContent }) => textContent);
const main = () => within(screen.getByRole('main'));
/** What is shown, where it leads to, and what is spoken. */
const links = () =>
  main()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-label')]);
const newTab = (text: string | null) => `${text} (opens in a new tab)`;
const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content');
const page = () => screen.getByRole('main').textContent;

describe('Home', () => {
  // spec: 2.39, 2.41, 2.42, 2.44, 2.45, 2.46
  it('says what the model is and has three cards', () => {
    renderAt('/');
    expect(description()).toBe(
      'The Travel Impact Model provides clear, science-based estimates of travel emissions, built on the latest research.',
    );
    expect(main().getByText('Estimating the Impact of Air Travel')).toBeTruthy();
    expect(texts('heading')).toEqual(['Travel Impact Model', 'About', 'Governance', 'Emissions Calculator']);
    expect(texts('article')).toEqual([
      'AboutLearn more about the model and how it worksRead more about the Travel Impact Model',
      'GovernanceLearn who oversees & decides on changes to the emissions modelRead more about Travel Impact Model Governance',
      "Emissions CalculatorUse our tool to calculate and understand the factors in a flight's emissionsTry it: emissions calculator",
    ]);
    expect(links()).toEqual([
      ['A stop on the way? Plan a trip', '/trip', null],
      ['Many flights? Add a list', '/batch', null],
      ['People from several cities? Find where to meet', '/meet', null],
      // What is seen of it is "Read more"; the rest is for robots, which read no labels.
      ['Read more about the Travel Impact Model', '/about-tim', 'Read more about the Travel Impact Model'],
      [
        'Read more about Travel Impact Model Governance',
        '/governance',
        'Read more about Travel Impact Model Governance',
      ],
      ['Try it: emissions calculator', '/lookup/route', 'Try it: emissions calculator'],
    ]);
    expect(main().getAllByText('Read more')).toHaveLength(2);
    for (const unseen of main().getAllByText(/^about (the )?Travel/)) {
      expect(getComputedStyle(unseen).width).toBe('1px');
    }
  });

  // spec: 2.11, 2.12, 2.25
  it('has a header that stays, a brand that leads home, and each entry of the menu with its icon', () => {
    renderAt('/');
    expect(getComputedStyle(screen.getByRole('banner')).position).toBe('sticky');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Travel Impact Model' }).getAttribute('href')).toBe('/');
    const entries = within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(
      entries.map((link) => [link.getAttribute('href'), link.querySelector('svg')?.getAttribute('data-icon')]),
    ).toEqual([
      ['/', 'home'],
      ['/about-tim', 'info'],
      ['/governance', 'committee'],
      ['/lookup/route', 'calculator'],
      ['/faq', 'quiz'],
    ]);
  });

  it('leads from the footer to where questions and privacy are answered', () => {
    renderAt('/');
    const footer = within(screen.getByRole('contentinfo'));
    const led = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')].join(' '));
    expect(led.slice(0, 2)).toEqual([
      'Contact Us https://support.google.com/travel/contact/tim',
      'Privacy Policy https://policies.google.com/privacy',
    ]);
    expect(led.slice(2)).toEqual([
      'English /',
      'Deutsch /de',
      'Français /fr',
      'Español /es',
      '日本語 /ja',
      'Accuracy /accuracy',
      'Methodology /methodology',
      'Glossary /glossary',
      'Changes /changes',
      'Embed /embed',
      'API /developers/api',
    ]);
  });
});

describe('About', () => {
  // spec: 1.12, 1.14, 2.49, 2.50, 2.51, 2.55
  it('tells how the model works, its principles and the ways to use it', () => {
    renderAt('/about-tim');
    expect(texts('heading', { level: 2 })).toEqual([
      'How the model works',
      'Model principles',
      'How to use TIM',
      'Who publishes this site',
    ]);
    expect(texts('term')).toEqual([
      'Origin and destination',
      'Aircraft type',
      'Cabin class and seat configuration',
      'Load factors',
      'Average aircraft utilization',
      'Accurate',
      'Precise',
      'Comprehensive',
      'Futureproof',
      'Transparent',
      'Consistent',
      'Accessible',
      'Publisher',
      'Figures',
      'Source code',
      'Licence',
      'How to cite',
    ]);
    expect(texts('heading', { level: 3 })).toEqual(['Emissions Calculator', 'Developers API', 'Google Sheets Ext.']);
    expect(page()).toContain('Google administers the model, an independent Advisory Committee oversees it');
    expect(page()).toContain('it is a public good');
    expect(page()).toMatch(/Independent Advisory Group behind the Travalyst Shared Framework has reviewed the model/);
    expect(page()).toContain('Travel sites show its estimates');
  });

  // spec: 1.17, 2.54, 2.56, 2.57
  it('leads to everything the specification names', () => {
    renderAt('/about-tim');
    expect(links()).toEqual([
      ['Travalyst Shared Framework', 'https://travalyst.org/industry/', newTab('Travalyst Shared Framework')],
      [
        'Read the method on GitHub',
        'https://github.com/google/travel-impact-model',
        newTab('Read the method on GitHub'),
      ],
      ['Emissions Calculator', '/lookup/flight', 'Open the Emissions Calculator'],
      [
        'Developers API',
        'https://developers.google.com/travel/impact-model',
        newTab('Read the Developers API documentation'),
      ],
      [
        'Google Sheets Ext.',
        'https://workspace.google.com/marketplace/app/flight_emissions_for_sheets/655425728274',
        newTab('Get the Google Sheets Ext. add-on'),
      ],
      ['the calculator’s API', '/developers/api', null],
      ['how they are calculated', '/methodology', null],
      ['how close they are', '/accuracy', null],
      [
        'contact us',
        'https://support.google.com/travel/contact/tim?pcff=category:travel_Impact_model_(TIM)_API',
        newTab('contact us'),
      ],
      ['how close they are', '/accuracy', null],
      ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/', newTab('CC BY-SA 4.0')],
    ]);
  });

  it('says who publishes the site, whose its figures are, under which licence, and how to cite them', () => {
    renderAt('/about-tim');
    const publisher = document.getElementById('publisher')?.textContent;
    expect(publisher).toContain(
      'run by the maintainers of an independent, open-source implementation of the Travel Impact Model',
    );
    expect(publisher).toContain('is not a Google site');
    expect(publisher).toContain('from our own open-source software (the open engine) and public data');
    expect(publisher).toContain('Apache-2.0');
    expect(publisher).toContain('“Open engine of the Travel Impact Model, version [in the result’s details]');
  });

  it('leads to the repository and to where mistakes are reported, where they are set', () => {
    vi.stubEnv('VITE_REPOSITORY_URL', 'https://code.example/tim');
    vi.stubEnv('VITE_PROVIDER', 'tim-api');
    renderAt('/about-tim');
    vi.unstubAllEnvs();
    const part = within(document.getElementById('publisher') ?? document.body);
    expect(part.getByRole('link', { name: /^the repository/ }).getAttribute('href')).toBe('https://code.example/tim');
    expect(part.getByRole('link', { name: /^Report it/ }).getAttribute('href')).toBe(
      'https://code.example/tim/issues/new',
    );
    expect(part.getByText(/^“Google, Travel Impact Model \[version in the footer\]/)).toBeTruthy();
    expect(screen.getByRole('contentinfo').textContent).toContain('Powered by Google');
  });
});

const PUBLICATIONS = [
  ['Boosting Model Granularity', 'January 2025', 'tim_boosting_model_granularity.pdf', /second-order effects/],
  ['Contrails Impact', 'January 2025', 'tim_contrails_impact.pdf', /^Four methods/],
  ['Model Selection', 'December 2024', 'tim_model_selection.pdf', /2023 fuel data, and adds a factor/],
  ['Roadmap', 'November 2024', 'tim_roadmap.pdf', /what the committee wants/i],
  ['Model Validation Methodology', 'November 2024', 'tim_model_validation_methodology.pdf', /public and private/],
  [
    'Belly Cargo Apportionment',
    'October 2023 (revised April 2025)',
    'tim_belly_cargo_apportionment_rationale.pdf',
    /split between its passengers and the cargo beneath them by mass/,
  ],
] as const;

describe('Governance', () => {
  // spec: 1.2, 1.3, 1.4, 1.5, 2.59, 2.60, 2.61, 2.62, 2.63
  it('says who decides, and that the model is a public good', () => {
    renderAt('/governance');
    expect(description()).toMatch(/independent Advisory Committee ensures .* scientifically accurate and transparent/);
    expect(texts('heading', { level: 2 })).toEqual(['Secretariat', 'Advisory Committee Members', 'Publications']);
    expect(page()).toContain('Google administers the Travel Impact Model');
    expect(page()).toContain(
      'An independent Advisory Committee oversees the model: experts on sustainability and on aviation from industry, academia, policy and non-governmental organisations',
    );
    expect(page()).toContain(
      'A Secretariat supports the committee with technical expertise based on scientific evidence',
    );
    expect(page()).toContain('the model is a public good');
    expect(page()).toContain('* Non-voting observer');
  });

  // spec: 2.62, 2.63, 2.64
  it('has a card for each member: name, title, institution and the way there', () => {
    renderAt('/governance');
    const cards = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'));
    expect(
      cards.map((card) => [
        card?.querySelector('h3')?.textContent,
        card?.querySelector('p')?.textContent,
        card?.querySelector('a')?.textContent,
        card?.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual(
      [...SECRETARIAT, ...ADVISORY_COMMITTEE].map(({ name, title, institution, institutionLink, nonVotingStar }) => [
        nonVotingStar ? `${name}*` : name,
        title,
        institution,
        institutionLink,
      ]),
    );
  });

  // spec: 2.70, 3.33, 3.34, 3.35, 3.36, 3.37, 3.38, 3.39
  it('lists the publications, newest first, each with its date and what it is about', () => {
    renderAt('/governance');
    const entries = screen.getAllByRole('link', { name: /, PDF/ }).map((link) => link.closest('li'));
    expect(entries).toHaveLength(PUBLICATIONS.length);
    for (const [index, [name, date, file, about]] of PUBLICATIONS.entries()) {
      const [title, caption, text] = entries[index]?.querySelectorAll('p') ?? [];
      expect(title?.textContent).toBe(name);
      expect(title?.querySelector('a')?.getAttribute('href')).toBe(`/static/media/${file}`);
      expect(title?.querySelector('a')?.hasAttribute('download')).toBe(false);
      expect(caption?.textContent).toBe(date);
      expect(text?.textContent).toMatch(about);
    }
  });
});

describe('Not found', () => {
  // spec: 2.80, 2.81
  it('says so, large and centred', () => {
    renderAt('/404');
    expect(description()).toBe('The page you are looking for could not be found.');
    const heading = screen.getByRole('heading', { level: 1, name: '404' });
    expect(main().getByText('Page not found')).toBeTruthy();
    expect(getComputedStyle(heading.parentElement ?? heading).textAlign).toBe('center');
  });
});

describe('the calculator', () => {
  // spec: 2.84
  it('is described, and its data carries a licence', () => {
    renderAt('/lookup/route');
    expect(description()).toBe(
      'Estimate the emissions of a route or of a specific future flight, with a breakdown per passenger and cabin class.',
    );
    const licence = within(screen.getByRole('contentinfo')).getByRole('link', { name: newTab('CC BY-SA 4.0') });
    expect(licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by-sa/4.0/');
  });
});
