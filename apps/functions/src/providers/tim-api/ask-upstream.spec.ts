import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askUpstream, startDeadline } from './ask-upstream.ts';

it('a call that begins when the time is up fails at once, whatever it waits for', async () => {
  const deadline = startDeadline(1);
  await sleep(20);
  const asked = askUpstream(() => new Promise(() => undefined), deadline);
  await expect(asked).rejects.toMatchObject({ told: { kind: 'failed', code: 'deadline-exceeded' } });
});
