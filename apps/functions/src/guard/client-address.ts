/** What is asked of a request to tell its sender. */
type Sent = {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

/** Groups of a whole IPv6 address. */
const GROUPS = 8;

/**
 * The sender's address, as a key to count by and nothing else. The platform appends the address it was called from
 * to X-Forwarded-For; behind hosting that is hosting's own, and the visitor's stands before it. What stands further
 * to the left is the sender's own claim and is never read.
 *
 * An IPv6 client owns a whole /64, so its first four groups count.
 */
export function clientKey({ headers, socket }: Sent): string {
  const forwarded = headers['x-forwarded-for'];
  const chain = typeof forwarded === 'string' ? forwarded.split(',').map((entry) => entry.trim()) : [];
  const isBehindHosting = headers['x-forwarded-host'] !== undefined && chain.length > 1;
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
