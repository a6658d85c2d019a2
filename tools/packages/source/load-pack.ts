import { unpack, type Pack, type PackHash } from './unpack.ts';

/** Where a pack is: its bytes, its address, or in Node its path. */
export type PackPlace = Uint8Array<ArrayBuffer> | ArrayBuffer | URL | string;

/** What a package says of its own file. */
export type OwnPack = {
  /** Name of the file. */
  readonly file: string;
  readonly hash: PackHash;
  /** Name of the function that loads it. */
  readonly load: string;
  /** Module that has the file in it. */
  readonly embedded: string;
  /** Fails where a bundler has made a module without an address of it. */
  readonly place: () => URL;
};

/**
 * The tables of a pack, by name.
 *
 * @param place - the file beside the module unless told
 */
export async function loadPack(own: OwnPack, place?: PackPlace): Promise<Pack> {
  const bytes = place === undefined ? await ownBytes(own) : await bytesOf(place);
  return unpack(new Blob([bytes]).stream(), own.hash);
}

async function ownBytes({ file, load, embedded, place }: OwnPack): Promise<Uint8Array<ArrayBuffer> | ArrayBuffer> {
  try {
    return await bytesOf(place());
  } catch (cause) {
    const why = 'bundlers may not take it along, and a CommonJS bundle cannot look for it';
    const remedy = `Import ${load} from '${embedded}', or call ${load}() with the file's bytes, path or address, and give createEstimator what it loads`;
    throw new Error(`${file} was not found next to the program: ${why}. ${remedy}.`, { cause });
  }
}

async function bytesOf(place: PackPlace): Promise<Uint8Array<ArrayBuffer> | ArrayBuffer> {
  if (typeof place === 'object' && 'byteLength' in place) return place;
  const address = String(place);
  // An import of Node's modules would stop the bundlers of pages.
  const files = (globalThis as { process?: Partial<NodeJS.Process> }).process?.getBuiltinModule?.('node:fs/promises');
  if (files && !/^(?:https?|data|blob):/.test(address)) {
    return new Uint8Array(await files.readFile(address.startsWith('file:') ? new URL(address) : address));
  }
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  return response.arrayBuffer();
}
