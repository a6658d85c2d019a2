import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableName } from '@tim/reference-data';
import { bundle } from './bundle.ts';
import { licenceTable, packTables, provenanceOf } from './pack-tables.ts';
import { publishedName } from './scope.ts';
import { writeJson, writePackage, type BuiltPackage } from './write-package.ts';

/** The package of a pack of tables: its file with what loads it, and a module that has the file in it. */
export async function buildData(
  folder: string,
  pack: 'core' | 'network',
  tables: readonly TableName[],
): Promise<BuiltPackage> {
  const load = pack === 'core' ? 'loadCore' : 'loadNetwork';
  const file = `${pack}-tables.bin`;
  const embedded = `${publishedName(`data-${pack}`)}/embedded`;
  const hash = pack === 'core' ? 'dataSha256' : 'networkDataSha256';
  const bytes = packTables(tables);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), bytes);

  const resolveDir = join(import.meta.dirname, 'source');
  const write = (module: string, contents: string) => bundle(join(folder, module), { stdin: { contents, resolveDir } });
  // Bundlers find the file only if its address has exactly this form.
  await write(
    'index.js',
    `import { loadPack } from './load-pack.ts';
     const own = {
       file: '${file}', hash: '${hash}', load: '${load}', embedded: '${embedded}',
       place: () => new URL('./${file}', import.meta.url),
     };
     export const ${load} = (place) => loadPack(own, place);`,
  );
  await write(
    'embedded.js',
    `import { fromBase64 } from './from-base64.ts';
     import { unpack } from './unpack.ts';
     const PACK = '${Buffer.from(bytes).toString('base64')}';
     export const ${load} = () => unpack(new Blob([fromBase64(PACK)]).stream(), '${hash}');`,
  );
  const loaded = 'Promise<Readonly<Record<string, Uint8Array | string>>>';
  writeFileSync(
    join(folder, 'index.d.ts'),
    `/**
 * The ${pack} pack for \`createEstimator\`: its tables' bytes by name, and the SHA-256 of its data.
 *
 * @param place - bytes of ${file}, its address, or in Node its path; next to the module unless told
 */
export declare function ${load}(place?: Uint8Array | ArrayBuffer | URL | string): ${loaded};
`,
  );
  writeFileSync(
    join(folder, 'embedded.d.ts'),
    `/** The ${pack} pack for \`createEstimator\`, from within the module: no file next to it, no request. */
export declare function ${load}(): ${loaded};
`,
  );
  const provenance = provenanceOf(tables);
  writeJson(join(folder, 'provenance.json'), { tables: provenance });
  const manifest = {
    description: `Tables for estimates of flight emissions, ${pack} pack, with their sources and licences.`,
    keywords: ['data', 'tables'],
    license: 'SEE LICENSE IN NOTICE',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './embedded': { types: './embedded.d.ts', default: './embedded.js' },
      [`./${file}`]: `./${file}`,
      './provenance.json': './provenance.json',
      './package.json': './package.json',
    },
    // Older Nodes cannot read a file without an import, which would stop the bundlers of pages.
    engines: { node: '>=20.16' },
  };
  return writePackage(folder, `data-${pack}`, manifest, bytes.length, { licences: licenceTable(provenance) });
}
