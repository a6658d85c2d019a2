import { allowedSources } from '../hosting/allowed-sources.ts';
import { readFirebaseConfig, writeHostingConfig } from '../hosting/hosting-config.ts';

/** The emulators this project uses. */
export type Emulator = 'functions' | 'hosting' | 'tasks';

const configFile = 'firebase.emulators.json';

/** Write the emulators' configuration: the deployed site's, without what its further settings allow. */
export function writeEmulatorConfig(): string {
  writeHostingConfig(configFile, allowedSources({}));
  return configFile;
}

/** The ports the emulators take: their own and those of the hub and its companions. */
export function emulatorPorts(only: readonly Emulator[]): number[] {
  return Object.keys(readFirebaseConfig().emulators)
    .filter((name) => name !== 'hosting' || only.includes('hosting'))
    .map(portOf)
    .filter((port) => port !== undefined);
}

/** The port of an emulator or a companion of theirs; undefined where it has none. */
export function portOf(name: string): number | undefined {
  return (readFirebaseConfig().emulators[name] as { readonly port?: number }).port;
}
