import { z } from 'zod';

/** Cloud Storage has 1024; a batch's own objects have up to 80 more than its output [bytes]. */
const MOST_BYTES = 900;

/** Controls, halves of a character, ends of lines and paragraphs, and what will never be a character. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;

/** What Cloud Storage keeps for itself. */
const RESERVED = '.well-known/acme-challenge/';

/** A name that an object may have in any storage. */
export const objectName = z
  .string()
  .refine((name) => Buffer.byteLength(name) <= MOST_BYTES, `has more than ${MOST_BYTES} bytes in UTF-8`)
  .refine(
    (name) => !UNFIT.test(name),
    'has a character that no name may have: a control, a line separator, half a character',
  )
  .refine(
    (name) => name.split('/').every((part) => !['', '.', '..'].includes(part)),
    'has an empty part, "." or ".." between its slashes',
  )
  .refine((name) => !name.startsWith(RESERVED), `begins with ${RESERVED}, which is reserved`);
