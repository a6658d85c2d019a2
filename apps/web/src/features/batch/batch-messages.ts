import type { BatchWork } from './batch-types.ts';

/** A call of the worker. */
export type BatchCall = { readonly id: number; readonly call: keyof BatchWork; readonly argument: unknown };

export type BatchReply =
  | { readonly id: number; readonly kind: 'progress'; readonly rows: number }
  | { readonly id: number; readonly kind: 'result'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
