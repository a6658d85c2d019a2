/** What runs beside every page, whether or not the application comes. */
import { startServicesWhenIdle } from './app/start-up.ts';
import { parseEnv } from './config/env.ts';

startServicesWhenIdle(parseEnv(import.meta.env).platform, () => import('./app/platform-services.ts'));
