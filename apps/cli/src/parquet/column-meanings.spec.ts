import { answerHeader } from '@tim/batch';
import { describe, expect, it } from 'vitest';
import { meaningOf } from './column-meanings.ts';

describe('the meaning of a column in Parquet', () => {
  it.each(answerHeader({ hasAllCabins: true }))('is said of %s', (name) => {
    expect(meaningOf(name).meaning).toMatch(/^\w.{10}/);
  });

  it('has a unit where the column’s name ends in one', () => {
    const names = answerHeader({ hasAllCabins: true });
    expect(names.filter((name) => meaningOf(name).unit !== undefined)).toEqual(
      names.filter((name) => /_(?:k?g|km)(?:_|$)/.test(name)),
    );
  });

  it('is not made up of a column of the list’s own', () => {
    expect(meaningOf('cost centre')).toEqual({});
  });
});
