/** `refused`: the site would get 401 for every call. `wasted`: it works, but tokens are sent for nothing. */
export type AppCheckVerdict =
  { readonly kind: 'works' } | { readonly kind: 'refused' | 'wasted'; readonly message: string };

type Settings = Readonly<NodeJS.Dict<string>>;

/**
 * Whether the functions accept what the site sends them: an App Check token, or none.
 *
 * @returns with a verdict other than `works`, one line that says which setting to change
 */
export function judgeAppCheck(functions: Settings, site: Settings, project: string): AppCheckVerdict {
  const has = (name: string) => (site[name] ?? '').trim() !== '';
  const appCheck = functions['APP_CHECK'] ?? '';
  const file = `apps/functions/.env.${project}`;
  if (appCheck === 'off') {
    if (!has('VITE_APP_CHECK_SITE_KEY')) return { kind: 'works' };
    const message = `VITE_APP_CHECK_SITE_KEY is set, so the site sends tokens, but nobody looks at them: APP_CHECK is off in ${file}.`;
    return { kind: 'wasted', message };
  }
  // In direct mode the site asks another API, which wants no token.
  if (has('VITE_APP_CHECK_SITE_KEY') || has('VITE_API_URL')) return { kind: 'works' };
  const message = `Every call of the site would get 401: the functions want a token (APP_CHECK=${appCheck}) and the site sends none. Set VITE_APP_CHECK_SITE_KEY for the site, or APP_CHECK=off in ${file}.`;
  return { kind: 'refused', message };
}
