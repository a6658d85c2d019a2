import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this size an answer is sent as it is [bytes]. */
const MIN_COMPRESSED_BYTES = 1024;

/** Quality that keeps compressing faster than the network it saves. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** What is needed of the platform's response. */
export type Responder = {
  readonly setHeader: (name: string, value: string) => unknown;
  readonly appendHeader: (name: string, value: string) => unknown;
  readonly end: (body?: Uint8Array) => unknown;
  statusCode: number;
};

type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding the client likes most of those offered; brotli where it does not mind. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const qualities = new Map(
    (accepted ?? '')
      .slice(0, 500)
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
        const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
        return [name, Number.isNaN(quality) ? 0 : quality];
      }),
  );
  const qualityOf = (name: Encoding) => qualities.get(name) ?? qualities.get('*') ?? 0;
  if (qualityOf('br') > 0 && qualityOf('br') >= qualityOf('gzip')) return 'br';
  return qualityOf('gzip') > 0 ? 'gzip' : 'identity';
}

async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gunzippable(bytes);
    case 'identity':
      return bytes;
  }
}

/** How a body is sent. */
type Sending = {
  /** What the client accepts; not compressed without it. */
  readonly acceptEncoding?: string | undefined;
  /** JSON unless told. */
  readonly contentType?: string;
  /** Private unless told. */
  readonly cacheControl?: string;
};

/** Send JSON, with line breaks and indentation where they are wanted. */
export async function sendJson(
  response: Responder,
  status: number,
  json: unknown,
  { isPretty = false, ...sending }: Sending & { readonly isPretty?: boolean } = {},
): Promise<void> {
  const text = JSON.stringify(json, undefined, isPretty ? 2 : undefined);
  await sendBytes(response, status, Buffer.from(`${text}\n`), sending);
}

/** Send a body that is written already. */
export async function sendBytes(
  response: Responder,
  status: number,
  bytes: Uint8Array,
  { acceptEncoding, contentType = 'application/json; charset=UTF-8', cacheControl = 'private' }: Sending = {},
): Promise<void> {
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? 'identity' : chooseEncoding(acceptEncoding);
  const body = await encode(bytes, encoding);
  response.statusCode = status;
  response.setHeader('Content-Type', contentType);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', cacheControl);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', String(body.length));
  response.end(body);
}
