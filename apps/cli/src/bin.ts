/** The published command: its tables lie beside it. */
import { fileURLToPath } from 'node:url';
import { withUsage } from '@tim/terminal';
import { travelImpact } from './travel-impact.ts';

await withUsage(() => travelImpact(process.argv.slice(2), fileURLToPath(new URL('tables', import.meta.url))));
