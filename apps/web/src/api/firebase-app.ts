import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { PlatformSettings } from '../config/env.ts';
import { unsignedAppCheckToken } from './unsigned-app-check-token.ts';

/** The client wants one to start; callable functions do not look at it. */
const PLACEHOLDER_API_KEY = 'not-needed-by-callable-functions';
const NO_APP_ID = 'unregistered';

/**
 * The platform's client, attesting its calls where that is set up. Asking again gives the same one. This file is
 * loaded lazily, and with it everything of Firebase.
 */
export async function connectFirebaseApp({ projectId, app, appCheck }: PlatformSettings): Promise<FirebaseApp> {
  const client = initializeApp({ projectId, apiKey: PLACEHOLDER_API_KEY, ...app });
  if (appCheck !== undefined) {
    const { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
    initializeAppCheck(client, {
      provider:
        appCheck.kind === 'recaptcha'
          ? new ReCaptchaEnterpriseProvider(appCheck.siteKey)
          : new CustomProvider({
              getToken: () => Promise.resolve(unsignedAppCheckToken(app?.appId ?? NO_APP_ID, Date.now())),
            }),
      isTokenAutoRefreshEnabled: true,
    });
  }
  return client;
}
