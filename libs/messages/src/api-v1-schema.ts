export type * from './api-schema.ts';
export { apiSchema } from './gen/tim/api/v1/schema.ts';
