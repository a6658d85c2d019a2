type Advisory = { readonly url?: string; readonly title?: string; readonly severity?: string };

/** What `npm audit --json` prints, as far as it is read. */
export type Audit = {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (Advisory | string)[] }>
  >;
  /** Why there is none. */
  readonly message?: string;
};

export type Verdict =
  | { readonly kind: 'unchecked'; readonly reason: string }
  | { readonly kind: 'checked'; readonly lines: readonly string[]; readonly open: number };

/**
 * @param printed - all of npm's output
 * @param accepted - vulnerabilities that stay, by their advisory's address, each with the reason
 */
export function judgeAudit(printed: string, accepted: Readonly<Record<string, string>>): Verdict {
  const audit = read(printed);
  if (!audit?.vulnerabilities) {
    return { kind: 'unchecked', reason: audit?.message ?? 'npm printed no audit' };
  }
  const found = Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((advisory) => (typeof advisory === 'string' ? [] : [{ name, ...advisory }])),
  );
  const isOpen = ({ severity = '', url = '' }: Advisory) => /high|critical/.test(severity) && !accepted[url];
  return {
    kind: 'checked',
    lines: found.map(({ name, severity, title, url = '' }) => {
      const reason = accepted[url] === undefined ? '' : `; stays, because ${accepted[url]}`;
      return `${severity}: ${name}: ${title} (${url})${reason}`;
    }),
    open: found.filter(isOpen).length,
  };
}

function read(printed: string): Audit | undefined {
  try {
    return JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)) as Audit;
  } catch {
    return undefined;
  }
}
