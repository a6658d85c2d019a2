import { onRequest } from 'firebase-functions/https';
import { API_OPTIONS, SETTINGS } from '../config/options.ts';
import { currentServices } from '../services/services.ts';
import { handleApi } from './handle-api.ts';

/** The public API: /v1, its documents, and /mcp. */
export const api = onRequest(API_OPTIONS, async (request, response) => {
  await handleApi(request, response, SETTINGS, currentServices);
});
