import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { MODEL_NAME } from '../src/config/site.ts';
import { RIDGES, ROUTES } from '../src/pages/home/scene.ts';
import { semanticTokens } from '../src/theme/semantic-tokens.ts';
import type { NamedFile } from './named-file.ts';
import { openSansOutlines } from './open-sans.ts';

/** The site's icon where a drawing is not understood. Systems cut round corners themselves, so these have none. */
export const ICONS = [
  { name: 'apple-touch-icon.png', size: 180, purpose: undefined },
  { name: 'icon-192.png', size: 192, purpose: 'any maskable' },
  { name: 'icon-512.png', size: 512, purpose: 'any maskable' },
] as const;

/** The picture that previews of the site show. */
export const SHARE_PICTURE = { name: 'share.png', width: 1200, height: 630 } as const;

/** Draw the icons and the preview's picture. */
export async function drawPictures(): Promise<readonly NamedFile[]> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const fonts = await Promise.all([openSansOutlines(300), openSansOutlines(400)]);
  const icon = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8');
  const squareIcon = icon.replace(/ rx="\d+"/, '');
  return [
    ...ICONS.map(({ name, size }) => ({ name, bytes: draw(squareIcon, size) })),
    { name: SHARE_PICTURE.name, bytes: draw(sharePicture(), SHARE_PICTURE.width, fonts) },
  ];
}

function draw(svg: string, width: number, fontBuffers: Uint8Array[] = []): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers } }).render().asPng();
}

/** The home page's scene with the site's name on its sky. */
function sharePicture(): string {
  const { width, height } = SHARE_PICTURE;
  const { scene, fg } = semanticTokens.colors;
  const stops = [
    [0, scene.skyTop],
    [0.6, scene.skyMiddle],
    [1, scene.skyGlow],
  ] as const;
  const ridgeColours = [scene.ridge1, scene.ridge2, scene.ridge3, scene.ridge4, scene.ridge5];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="0.72">
      ${stops.map(([offset, { value }]) => `<stop offset="${offset}" stop-color="${value.base}"/>`).join('')}
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <g transform="scale(0.75) translate(0 -60)">
      <g fill="none" stroke="${scene.arc.value.base}" stroke-width="2.4" stroke-dasharray="1 8" stroke-linecap="round" opacity="0.6">
        ${ROUTES.map(({ path }) => `<path d="${path}"/>`).join('')}
      </g>
      ${RIDGES.map((outline, at) => `<path d="${outline}" fill="${ridgeColours[at]?.value.base}"/>`).join('')}
    </g>
    <g fill="${fg.DEFAULT.value.base}" font-family="Open Sans">
      <text x="72" y="196" font-size="88" font-weight="300" letter-spacing="-2.6">${MODEL_NAME}</text>
    </g>
  </svg>`;
}
