/** What runs beside a page without its application where the platform's services are set up; the application starts them itself. */
import { startServices } from './start-up.ts';
import { parseEnv } from '../config/env.ts';

startServices(parseEnv(import.meta.env).platform, () => import('./platform-services.ts'));
