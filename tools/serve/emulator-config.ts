import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

/** The emulators this project uses. */
export type Emulator = 'functions' | 'hosting';

type FirebaseConfig = {
  readonly hosting: { readonly public: string };
  readonly emulators: Readonly<Record<string, unknown>>;
};

/** The site built for the emulators: it calls the functions on this machine, so it is never deployed. */
export const emulatorSite = 'dist/web-emulator';

const configFile = 'firebase.emulators.json';

/** Write the emulators' configuration, which differs from the deployed one in the site it serves. */
export function writeEmulatorConfig(): string {
  const config = readConfig();
  const changed = { ...config, hosting: { ...config.hosting, public: emulatorSite } };
  writeFileSync(join(workspaceRoot, configFile), `${JSON.stringify(changed, undefined, 2)}\n`);
  return configFile;
}

/** The ports the emulators take: their own and those of the hub and its companions. */
export function emulatorPorts(only: readonly Emulator[]): number[] {
  const isWanted = (name: string) => name !== 'hosting' || only.includes('hosting');
  return Object.entries(readConfig().emulators)
    .filter(([name]) => isWanted(name))
    .map(([, emulator]) => (emulator as { readonly port?: number }).port)
    .filter((port) => port !== undefined);
}

function readConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(workspaceRoot, 'firebase.json'), 'utf8')) as FirebaseConfig;
}
