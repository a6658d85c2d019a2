import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@tim/engine';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { changeRows, CHANGES_FOLDER, type RouteChange } from './note-changes.ts';

const change = (carrier: string, route: string, before?: number, after?: number): RouteChange => ({
  carrier,
  route,
  before,
  after,
});

const rowsOf = (...changes: readonly RouteChange[]) => changeRows(changes).trimEnd().split('\n').slice(1);

describe('changeRows', () => {
  it('say of all routes, of each carrier and of each route how many changed and by how much', () => {
    const rows = rowsOf(
      change('AA', 'JFK-LHR', 1000, 1100),
      change('AA', 'LHR-JFK', 1000, 1000),
      change('BB', 'ZRH-BOS', 1000, 700),
    );
    expect(rows).toEqual([
      'all,,,3,2,0,0,-6.67,-30',
      'carrier,BB,,1,1,0,0,-30,-30',
      'carrier,AA,,2,1,0,0,5,10',
      'route,BB,ZRH-BOS,1,1,0,0,-30,-30',
      'route,AA,JFK-LHR,1,1,0,0,10,10',
    ]);
  });

  it('count estimates that came and went beside the changes', () => {
    expect(rowsOf(change('AA', 'JFK-LHR', undefined, 1000), change('AA', 'LHR-JFK', 1000, undefined))).toEqual([
      'all,,,2,0,1,1,0,0',
      'carrier,AA,,2,0,1,1,0,0',
    ]);
  });

  it('leave out carriers without a change, and changes of less than a twentieth of a percent', () => {
    expect(rowsOf(change('AA', 'JFK-LHR', 100_000, 100_049))).toEqual(['all,,,1,0,0,0,0.05,0']);
  });

  it('list the hundred routes that changed the most', () => {
    const many = Array.from({ length: 150 }, (_, at) => change('AA', `X-${at}`, 1000, 1001 + at));
    const routes = rowsOf(...many).filter((line) => line.startsWith('route'));
    expect(routes).toHaveLength(100);
    expect(routes[0]).toBe('route,AA,X-149,1,1,0,0,15,15');
  });
});

describe('the notes of changes', () => {
  it('have one of the engine’s version', () => {
    expect(existsSync(join(workspaceRoot, CHANGES_FOLDER, `${ENGINE_VERSION}.csv`))).toBe(true);
  });
});
