import { randomUUID } from 'node:crypto';

/** A name for one request, in its answer and in the log. Ours alone: a client could give one name to many requests. */
export const newRequestId = (): string => randomUUID();
