import { JOIN } from '../join.ts';
import { FORM } from './texts.ts';

/** A field as the form's button sees it. */
export type FieldStatus = {
  /** Of the input, within its form. */
  readonly name: string;
  readonly label: string;
  readonly isEmpty: boolean;
  readonly isValid: boolean;
};

/** Fields that keep the button disabled: nothing is in the first, something wrong in the second. */
export type OpenFields = { readonly empty: readonly FieldStatus[]; readonly wrong: readonly FieldStatus[] };

/** Which fields still keep the button disabled; undefined when none does. */
export function openFields(fields: readonly FieldStatus[]): OpenFields | undefined {
  const open = fields.filter(({ isValid }) => !isValid);
  return open.length === 0
    ? undefined
    : { empty: open.filter(({ isEmpty }) => isEmpty), wrong: open.filter(({ isEmpty }) => !isEmpty) };
}

/** What keeps the button disabled, in one sentence each: "Still needed: Destination. Check: Flight Number." */
export function openFieldsText({ empty, wrong }: OpenFields): string {
  return JOIN.sentences([sentence(FORM.stillNeeded, empty), sentence(FORM.check, wrong)].filter(Boolean));
}

function sentence(intro: string, fields: readonly FieldStatus[]): string {
  return fields.length === 0
    ? ''
    : `${intro}${JOIN.space}${JOIN.clauses(fields.map(({ label }) => label))}${JOIN.stop}`;
}
