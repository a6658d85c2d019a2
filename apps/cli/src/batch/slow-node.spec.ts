import { describe, expect, it } from 'vitest';
import { spokenIn } from '../spoken.ts';
import { slowNodeLine } from './slow-node.ts';

const lineOf = (version: string) => slowNodeLine(version, spokenIn('en'));

describe('a list', () => {
  it('that is answered with Node 20 is told in one line to take Node 24', () => {
    expect(lineOf('20.20.2')).toBe('Node 20 takes about twice as long as Node 24: run long lists with Node 24.');
  });

  it('is told nothing with Node 24 and later', () => {
    expect(['24.0.0', '24.21.0', '26.1.0'].map(lineOf)).toEqual([undefined, undefined, undefined]);
  });
});
