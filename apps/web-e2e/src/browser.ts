import { existsSync } from 'node:fs';

/** Where the site is served; the emulators' hosting unless told otherwise. */
export const BASE_URL = process.env['BASE_URL'] ?? 'http://127.0.0.1:5000';

/**
 * Parts of Chromium that are off. The first two load two hidden pages of the browser's own beside each page opened, a
 * quarter of a journey's work. Chromium takes the last list it is given, so Playwright's own follows.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Where Debian's packages put Chromium, the one without windows first. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The installed Chromium, without the look-ups of its own that a browser makes at every start: a journey must see no
 * traffic but the site's.
 */
export const chromiumLaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? DEBIANS.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
};
