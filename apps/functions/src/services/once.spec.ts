import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

/** Makes what it counts, after so many makings that fail. */
function failing(times: number, fail: () => number | Promise<number>) {
  let made = 0;
  return once<number | Promise<number>>(() => {
    made++;
    return made <= times ? fail() : made;
  });
}

describe('what is made once', () => {
  it('is made at the first call, and is the same ever after', () => {
    const make = failing(0, () => 0);
    expect([make(), make()]).toEqual([1, 1]);
  });

  it('is made anew when its making threw', () => {
    const make = failing(1, () => {
      throw new Error('no tables');
    });
    expect(make).toThrow('no tables');
    expect([make(), make()]).toEqual([2, 2]);
  });

  it('is made anew when its promise was not kept', async () => {
    const make = failing(1, () => Promise.reject(new Error('no tables')));
    await expect(make()).rejects.toThrow('no tables');
    expect([make(), make()]).toEqual([2, 2]);
  });
});
