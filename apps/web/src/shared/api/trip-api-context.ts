import { createContext, useContext, useState } from 'react';
import { parseEnv } from '../../config/env.ts';
import { ThisDeviceContext } from '../compute/this-device.ts';
import { createTripApi, type TripApi } from './trip-api.ts';

/** A test's own. */
export const TripApiContext = createContext<TripApi | undefined>(undefined);

/**
 * Apart from the two operations of every page, so that only a trip's page carries it. A trip shows no working and asks for none.
 */
export function useTripApi(): TripApi {
  const device = useContext(ThisDeviceContext);
  const given = useContext(TripApiContext);
  const [own] = useState(() => {
    const env = parseEnv(import.meta.env);
    const loadTransport = async () => {
      const { createTransport } = await import('./create-configured-api.ts');
      return createTransport(env, device);
    };
    return createTripApi(loadTransport);
  });
  return given ?? own;
}
