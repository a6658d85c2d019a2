/** Where the site is served; the emulators' hosting unless told otherwise. */
export const BASE_URL = process.env['BASE_URL'] ?? 'http://127.0.0.1:5000';

/**
 * The installed Chromium, without the look-ups of its own that a browser makes at every start: a journey must see no
 * traffic but the site's.
 */
export const chromiumLaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
