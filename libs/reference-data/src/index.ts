export * from './sourced.ts';
export * from './tables.ts';
