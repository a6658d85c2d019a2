// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { openApiDocument } from '@tim/api-documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const document = openApiDocument(window.location.origin);
const METHODS = Object.values(document.paths).flatMap((at) => ('post' in at ? [at.post] : []));
const schemas = Object.entries(document.components.schemas);

const textOf = (name: string) => screen.getByRole('region', { name }).textContent;

beforeEach(async () => {
  renderAt('/developers/api');
  await screen.findByRole('heading', { level: 1, name: 'Developers API' });
});

describe('the page about the API', () => {
  it.each(METHODS.map((operation) => [operation.operationId, operation] as const))(
    'shows %s: address, command to copy, and the answer it was given',
    (name, { description, requestBody, responses }) => {
      const section = within(screen.getByRole('region', { name }));
      expect(section.getByText(`POST /v1/flights:${name}`)).toBeTruthy();
      expect(section.getByText(description)).toBeTruthy();
      const command = textOf(`Example: ${name}`) ?? '';
      expect(command).toContain(`curl '${window.location.origin}/v1/flights:${name}'`);
      const [, sent = ''] = /-d '([^']+)'/.exec(command) ?? [];
      expect(JSON.parse(sent)).toEqual(requestBody.content['application/json'].example);
      const given = responses['200']?.content['application/json'].example;
      expect(JSON.parse(textOf(`Answer: ${name}`) ?? '')).toEqual(given);
    },
  );

  it('shows what a switch adds, and why an entry has no emissions', () => {
    const [, example] = Object.entries(METHODS[0] ?? {}).find(([key]) => key.startsWith('x-')) ?? [];
    const { request, answer } = example as { readonly request: object; readonly answer: object };
    const [, sent = ''] = /-d '([^']+)'/.exec(textOf('Example with a switch: computeFlightEmissions') ?? '') ?? [];
    const given = textOf('Answer with a switch: computeFlightEmissions') ?? '';
    expect(JSON.parse(sent)).toEqual(request);
    expect(JSON.parse(given)).toEqual(answer);
    expect(sent).toContain('"includeEmissionsInputs": false');
    expect(given).toMatch(/"range"[^]*"unavailableReason": "UNKNOWN_AIRPORT"/);
  });

  it('says how many entries a request may have, and what a field of an entry is', () => {
    const section = within(screen.getByRole('region', { name: 'computeDetailedFlightEmissions' }));
    const [flights] = section.getAllByText('flights', { exact: true });
    expect(flights?.closest('dt')?.textContent).toBe('flightslist of Flight, at most 100');
    const number = section.getByText('flights[].flightNumber').closest('div');
    expect(number?.textContent).toMatch(/integer.*Required\. Flight number, 1 to 9999\./);
  });

  it('names every field and value of every type', () => {
    const page = screen.getByRole('main').textContent;
    const missing = schemas.flatMap(([message, { properties }]) =>
      Object.entries(properties as Record<string, { readonly enum?: readonly string[] }>)
        .flatMap(([field, schema]) => [field, ...(schema.enum ?? [])])
        .filter((word) => !page.includes(word))
        .map((word) => `${message}.${word}`),
    );
    expect(missing.filter((word) => !word.startsWith('Error.'))).toEqual([]);
  });

  it('says what the calculator calls contrails of each impact', () => {
    const said = ['NEGLIGIBLE', 'MODERATE', 'SEVERE'].map((name) => {
      const values = screen.getAllByText(`CONTRAILS_IMPACT_${name}`).map((code) => code.closest('li')?.textContent);
      return values.map((text) => /The calculator’s word for it is “(.*)”\.$/.exec(text ?? '')?.[1]);
    });
    expect(said.map((words) => [...new Set(words)])).toEqual([['Low'], ['Medium'], ['High']]);
  });

  it('tells of keys, headers, errors, parameters, clients and documents', () => {
    expect(screen.getByText('X-Goog-Api-Key')).toBeTruthy();
    for (const name of Object.keys(document.components.headers)) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText('$.xgafv')).toBeTruthy();
    expect(screen.getByText('429 RESOURCE_EXHAUSTED')).toBeTruthy();
    expect(screen.getByText('prettyPrint')).toBeTruthy();
    expect(textOf('With Google’s own client for Node.js')).toContain(`rootUrl: '${window.location.origin}/'`);
    expect(screen.getByRole('link', { name: 'OpenAPI 3.1' }).getAttribute('href')).toBe('/openapi.json');
    expect(screen.getByRole('link', { name: 'Google API Discovery' }).getAttribute('href')).toBe(
      '/$discovery/rest?version=v1',
    );
    expect(screen.getByText(/Model Context Protocol at \/mcp.*compute_detailed_flight_emissions/)).toBeTruthy();
  });

  it('leads to how the figures are computed, and from its contents and types to places it has', () => {
    expect(screen.getByRole('link', { name: 'open engine' }).getAttribute('href')).toBe('/methodology');
    const targets = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#') && href !== '#main');
    expect(targets.length).toBeGreaterThan(30);
    expect(targets.filter((href) => window.document.getElementById(href.slice(1)) === null)).toEqual([]);
  });
});
