import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as engine from '@tim/engine';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

const textOf = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8').replaceAll(/\s+/g, ' ');

/** A number as the documents write it: thousands apart from five digits on. */
function written(value: number, decimals = 0): string {
  const text = value.toFixed(decimals);
  return value < 10_000 ? text : text.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ' ');
}

/** The published example, as the engine's own tests read it. */
type Example = {
  readonly curve: { readonly ltoFuelKg: number };
  readonly inputs: { readonly greatCircleDistanceNauticalMiles: number; readonly distanceAdjustmentFactor: number };
  readonly published: {
    readonly ccdDistanceNauticalMiles: number;
    readonly ccdFuelKg: number;
    readonly fuelBurnKg: number;
    readonly wellToWakeKgCo2e: number;
    readonly passengerWellToWakeKgCo2e: number;
    readonly equivalentCapacity: number;
    readonly cabinsWellToWakeKgCo2e: Readonly<Record<'economy' | 'premiumEconomy' | 'business' | 'first', number>>;
  };
};

const { inputs, published, curve } = JSON.parse(textOf('libs/engine/fixtures/tim-3.0.0-zrh-sfo.json')) as Example;
const { economy, premiumEconomy, business, first } = published.cabinsWellToWakeKgCo2e;
const steps = [
  `${written(inputs.greatCircleDistanceNauticalMiles, 1)} NM`,
  `${inputs.distanceAdjustmentFactor}`,
  `${written(published.ccdDistanceNauticalMiles)} NM`,
  written(curve.ltoFuelKg),
  written(published.ccdFuelKg),
  `${written(published.fuelBurnKg)} kg`,
  `${written(published.wellToWakeKgCo2e)} kg CO2e`,
  `${written(published.passengerWellToWakeKgCo2e)} kg`,
  `${published.equivalentCapacity}`,
];

describe('the worked example ZRH-SFO, to which libs/engine is held at each step', () => {
  it.each(steps)('stands in the methodology and in the README with %s', (step) => {
    expect(textOf('docs/methodology.md')).toContain(step);
    expect(textOf('README.md')).toContain(step);
  });

  it('ends there with the published kilograms of each cabin', () => {
    const inMethodology = `${written(economy, 1)} kg in economy, ${written(premiumEconomy, 1)} in premium economy, ${written(business, 1)} in business, ${written(first, 1)} in first`;
    expect(textOf('docs/methodology.md')).toContain(inMethodology);
    expect(textOf('README.md')).toContain(
      `${written(premiumEconomy)}, ${written(business)} and ${written(first)} kg CO2e`,
    );
    expect(textOf('README.md')).toContain(`${written(economy)} kg CO2e`);
  });
});

const ENGINE = 'libs/engine/src';
const examples = readdirSync(join(workspaceRoot, ENGINE))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .flatMap((name) =>
    [...textByLines(name).matchAll(/@example (.+) \/\/ (.+)/g)].map(([, call = '', result = '']) => ({ call, result })),
  );

function textByLines(name: string): string {
  return readFileSync(join(workspaceRoot, ENGINE, name), 'utf8');
}

describe('an example in the engine’s documentation', () => {
  it.each(examples)('$call is $result', ({ call, result }) => {
    const value: unknown = runInNewContext(call, { ...engine });
    const stated = result.replaceAll(/(\d) (?=\d)/g, '$1').match(/-?\d+(?:\.(\d+))?/);
    const decimals = stated?.[1]?.length ?? 0;
    const numbers = typeof value === 'number' ? [value] : Object.values(value as object);
    expect(numbers.map((number) => Number(Number(number).toFixed(decimals)))).toContain(Number(stated?.[0]));
  });

  it('is there for what a reader may want to try', () => {
    expect(examples.length).toBeGreaterThanOrEqual(5);
  });
});
