import { createContext, useContext } from 'react';
import { parseEnv } from '../../config/env.ts';
import { createTripApi, type TripApi } from './trip-api.ts';

/**
 * Apart from the two operations of every page, so that only a trip's page carries it. A trip shows no working and asks
 * for none. A test provides its own.
 */
export const TripApiContext = createContext<TripApi>(
  createTripApi(async () =>
    (await import('./create-configured-api.ts')).createTransport(parseEnv(import.meta.env), {}),
  ),
);

export function useTripApi(): TripApi {
  return useContext(TripApiContext);
}
