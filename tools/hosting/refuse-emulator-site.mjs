/**
 * Firebase runs this before it uploads the site. The site built for the emulators calls the visitor's own machine;
 * nothing but the deployed one may leave.
 */
const folder = process.env['RESOURCE_DIR'] ?? '';
if (!/(^|[\\/])dist[\\/]web$/.test(folder)) {
  process.stderr.write(
    `${folder || 'This folder'} is not the site to deploy: use npm run deploy, which takes dist/web.\n`,
  );
  process.exitCode = 1;
}
