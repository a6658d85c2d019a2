/**
 * Print a digest of the settings that go into the site's build, for Nx to tell one build from another: variables
 * named VITE_… and the .env files, which git and therefore Nx do not see.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '../../apps/web');
const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
const files = readdirSync(web).filter((name) => name.startsWith('.env'));
const settings = [...variables, ...files.map((name) => [name, readFileSync(join(web, name), 'utf8')])];
const sorted = settings.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
process.stdout.write(createHash('sha256').update(JSON.stringify(sorted)).digest('hex'));
