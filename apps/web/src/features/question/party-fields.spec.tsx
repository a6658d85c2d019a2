// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readPeople } from '@tim/itinerary';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fill } from '@tim/languages';
import { PEOPLE_FIELD } from './texts.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { PartyFields, PEOPLE_RULE } from './party-fields.tsx';

const IN_BUSINESS = fill(PEOPLE_FIELD.inCabin, { cabin: 'business' });

/** What the fields say of who fly, as an address has it. */
function open() {
  const told = ['1'];
  function Party() {
    const [value, setValue] = useState('1');
    const change = (text: string) => {
      told.push(text);
      setValue(text);
    };
    return <PartyFields value={value} cabin="economy" onChange={change} />;
  }
  return { user: renderPart(<Party />), said: () => told.at(-1) ?? '' };
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: label });

/** Type in place of what a field has, and leave it. */
async function type(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.type(field(label), text);
  await user.tab();
}

describe('how many people fly', () => {
  it.each(['12', '99', '7'])('is %s as it is typed', async (text) => {
    const { user, said } = open();
    await type(user, PEOPLE_FIELD.people, text);
    expect([field(PEOPLE_FIELD.people).value, said()]).toEqual([text, text]);
    expect(screen.queryByText(PEOPLE_RULE)).toBeNull();
  });

  it.each(['150', '0', '-5', '1.5', '1,5', '1,200', '1e3', '2b', '5%', '12 7', "1'2"])(
    'is no other number than the one typed, and the rule is shown: %s',
    async (text) => {
      const { user, said } = open();
      await type(user, PEOPLE_FIELD.people, text);
      expect([field(PEOPLE_FIELD.people).value, readPeople(said())]).toEqual([text, undefined]);
      expect(screen.getByText(PEOPLE_RULE)).toBeTruthy();
    },
  );

  it('is one more or less by buttons and arrow keys, within its limits', async () => {
    const { user, said } = open();
    const more = screen.getByRole('button', { name: fill(PEOPLE_FIELD.more, { label: PEOPLE_FIELD.people }) });
    await user.click(more);
    expect(said()).toBe('2');
    await user.type(field(PEOPLE_FIELD.people), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(said()).toBe('3');
    await type(user, PEOPLE_FIELD.people, '99');
    expect(more).toHaveProperty('disabled', true);
    await type(user, PEOPLE_FIELD.people, '1');
    await user.type(field(PEOPLE_FIELD.people), '{ArrowDown}');
    expect(said()).toBe('1');
  });

  it('is counted cabin by cabin', async () => {
    const { user, said } = open();
    await user.click(screen.getByRole('button', { name: PEOPLE_FIELD.split }));
    await type(user, IN_BUSINESS, '12');
    expect(readPeople(said())).toEqual({ count: 13, byCabin: { economy: 1, business: 12 } });
    await type(user, fill(PEOPLE_FIELD.inCabin, { cabin: 'economy' }), '0');
    expect(readPeople(said())).toEqual({ count: 12, cabin: 'business' });
  });

  it.each(['150', '-5', '1.5', '1,200', '1_', '1e'])('is asked in each cabin too: %s', async (text) => {
    const { user, said } = open();
    await user.click(screen.getByRole('button', { name: PEOPLE_FIELD.split }));
    await type(user, IN_BUSINESS, text);
    expect([field(IN_BUSINESS).value, readPeople(said())]).toEqual([text, undefined]);
    expect(screen.getByText(PEOPLE_RULE)).toBeTruthy();
  });
});
