import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { PlatformSettings } from '../../config/env.ts';
import { unsignedAppCheckToken } from './unsigned-app-check-token.ts';

/** The client and its services want them to start; callable functions do not look at them. */
const UNREGISTERED = { apiKey: 'not-needed-by-callable-functions', appId: 'unregistered' };

/**
 * The platform's client, attesting its calls where that is set up. Asking again gives the same one. This file is
 * loaded lazily, and with it everything of Firebase.
 */
export async function connectFirebaseApp({ projectId, app, appCheck }: PlatformSettings): Promise<FirebaseApp> {
  const client = initializeApp({ projectId, ...UNREGISTERED, ...app });
  if (appCheck !== undefined) {
    const { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
    initializeAppCheck(client, {
      provider:
        appCheck.kind === 'recaptcha'
          ? new ReCaptchaEnterpriseProvider(appCheck.siteKey)
          : new CustomProvider({
              getToken: () => Promise.resolve(unsignedAppCheckToken(app?.appId ?? UNREGISTERED.appId, Date.now())),
            }),
      isTokenAutoRefreshEnabled: true,
    });
  }
  return client;
}
