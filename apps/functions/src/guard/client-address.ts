/** What is asked of a request to tell its sender. */
type Sent = {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

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
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
