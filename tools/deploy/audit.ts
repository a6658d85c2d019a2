/**
 * Known vulnerabilities of what is deployed: build first, then `node tools/deploy/audit.ts`. Ends with 1 when one is
 * high or critical and has no written reason, and with 2 when it could not be checked.
 */
import { auditDeployed } from './audit-deployed.ts';

const EXIT_CODES = { clean: 0, open: 1, unchecked: 2 } as const;

process.exit(EXIT_CODES[await auditDeployed()]);
