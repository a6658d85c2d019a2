import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { MODEL_NAME } from '../src/config/site.ts';
import { textFile, type NamedFile } from './named-file.ts';

/** Below it stands what pages of others load. A page that was written for v1 works with every file that comes here. */
const FOLDER = 'embed/v1';

const SHARED: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
};

async function bundled(options: BuildOptions): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...SHARED, ...options, write: false });
  const [file] = outputFiles;
  if (!file || outputFiles.length > 1) throw new Error('A file of the embedded figure is not one file.');
  return file.contents;
}

/** The name of a language's file: `words/de.ts` is words.de.js. */
const servedName = (source: string) => `words.${source.replace(/\.ts$/, '.js')}`;

/**
 * What pages of others load of the figure: the element's script, the page in a frame with its script, and a file of words for
 * each language, of which a page loads the one it asks for.
 */
export async function embedFiles(): Promise<readonly NamedFile[]> {
  const source = dirname(fileURLToPath(import.meta.resolve('@tim/embed')));
  const words = join(source, 'words');
  const languages = await Promise.all(
    globSync('*.ts', { cwd: words }).map(async (file) => ({
      file,
      bytes: await bundled({ entryPoints: [join(words, file)] }),
    })),
  );
  const versions = new Map(
    languages.map(({ file, bytes }) => [file, createHash('sha256').update(bytes).digest('base64url').slice(0, 8)]),
  );
  // With the version in its address: a script that is new never meets words that a browser kept of an older one.
  const besides: Plugin = {
    name: 'words in files of their own',
    setup: (building) =>
      building.onResolve({ filter: /^\.\/words\/\w+\.ts$/ }, ({ path, kind }) => {
        const file = path.slice('./words/'.length);
        if (kind !== 'dynamic-import') return undefined;
        return { path: `./${servedName(file)}?${versions.get(file) ?? ''}`, external: true };
      }),
  };
  const scripts = await Promise.all(
    [
      { entry: 'script.ts', name: 'travel-impact-figure.js' },
      { entry: 'frame.ts', name: 'frame.js' },
    ].map(async ({ entry, name }) => ({
      name: `${FOLDER}/${name}`,
      bytes: await bundled({ entryPoints: [join(source, entry)], plugins: [besides] }),
    })),
  );
  return [
    ...scripts,
    ...languages.map(({ file, bytes }) => ({ name: `${FOLDER}/${servedName(file)}`, bytes })),
    textFile(`${FOLDER}/frame.css`, FRAME_STYLES),
    textFile('embed/figure.html', FRAME_PAGE),
  ];
}

/** The page in a frame has the colours of the reader's system, or those that its address asks for. */
const FRAME_STYLES = `:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;font:16px/1.4 system-ui,sans-serif;color:CanvasText;background:Canvas}
travel-impact-figure{--travel-impact-border:transparent;max-width:none}
`;

/** Only this page of the site may stand in a frame (tools/hosting/hosting-config.ts). */
const FRAME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Emissions of a journey | ${MODEL_NAME}</title>
<link rel="stylesheet" href="/${FOLDER}/frame.css">
<script type="module" src="/${FOLDER}/frame.js"></script>
</head>
<body></body>
</html>
`;
