/** What is asked of a request to tell its sender. */
export type Sent = {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

/** Whose proxy is in front and appends the address it was called from; in the emulator there is none. */
export type Proxy = 'cloud-run' | 'none';

/** Groups of a whole IPv6 address. */
const GROUPS = 8;

/**
 * The host by which hosting calls a function. The rewrites are pinned, so it has the tag that firebase-tools made of the
 * release's random name. The platform finds the function by this host, so whoever does not know the tag cannot send it;
 * every other header is the caller's to choose.
 */
const HOST_FOR_HOSTING = /^fh-[0-9a-f]+---/;

/**
 * The sender's address, as a key to count by and nothing else. The platform appends the address it was called from to
 * X-Forwarded-For. Behind hosting that is hosting's own, and the visitor's is before it. What is further to the left is
 * the sender's own claim and is never read.
 *
 * An IPv6 client owns a whole /64, so its first four groups count.
 */
export function clientKey({ headers, socket }: Sent, proxy: Proxy): string {
  const { host, 'x-forwarded-for': forwarded } = headers;
  const isChain = proxy === 'cloud-run' && typeof forwarded === 'string';
  const chain = isChain ? forwarded.split(',').map((entry) => entry.trim()) : [];
  const isBehindHosting = typeof host === 'string' && HOST_FOR_HOSTING.test(host) && chain.length > 1;
  const address = chain.at(isBehindHosting ? -2 : -1) ?? socket?.remoteAddress ?? '';
  return address.includes(':') && !address.includes('.') ? networkOf(address) : address;
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

/** The first four groups of an IPv6 address, those that `::` stands for included. */
function networkOf(address: string): string {
  const [before = '', after = ''] = address.split('::');
  const groups = groupsOf(before);
  const last = groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, GROUPS - groups.length - last.length) }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
