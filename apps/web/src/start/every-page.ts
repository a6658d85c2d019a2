import { trustOwnScripts } from '../shared/ui/trusted-types.ts';
import { savesData, whenIdle } from '../shared/when-idle.ts';
import { OWN_LANGUAGE } from '@tim/languages';
import { ROOT_ELEMENT_ID } from '../config/pages.ts';
import { serviceWorkerOf } from '../config/service-worker.ts';
import { keepLanguageChoice, offerLanguage } from './language-choice.ts';
import { afterPaint, moveUnknownPathToNotFound, whenParsed } from './start-up.ts';

const MANIFEST = '/site.webmanifest';

/**
 * What the script of every prerendered page does, whether or not an application comes to it. It stands in the head.
 *
 * @param services - the file of the platform's services, where they are set up and no application starts them
 */
export function startPage(services?: string): void {
  trustOwnScripts();
  keepLanguageChoice();
  whenParsed(() => moveUnknownPathToNotFound(document.getElementById(ROOT_ELEMENT_ID)?.dataset['path']));
  afterPaint(() =>
    whenIdle(() => {
      offerLanguage();
      // Who puts the site on a home screen does it later: what that needs comes after what is read.
      document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST }));
      if (services) {
        appendModule(services);
      }
      // Without it, or where the browser has none, the page only needs the network. Who saves data is not sent 2.6 MB.
      if ('serviceWorker' in navigator && !savesData())
        navigator.serviceWorker.register(`/${serviceWorkerOf(OWN_LANGUAGE)}`).catch(() => undefined);
    }),
  );
}

/** @param onerror - told when it, or what it needs from the start, does not come */
export function appendModule(src: string, onerror: (() => void) | null = null): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
}
