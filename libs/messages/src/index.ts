export * from './gen/tim/site/v1/emissions.ts';
