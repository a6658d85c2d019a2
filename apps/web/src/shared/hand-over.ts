/**
 * What the page's loader hands over to the application, which goes on from there. Before the application runs nothing else could hold it,
 * so it is on the window.
 */
type HandedOver = {
  /** By question; undefined for one that failed, which the application meets and tells when it asks itself. */
  readonly answers: Map<string, Promise<unknown>>;
  /** By the page's address: at another one the application does not go on from it. */
  readonly painted: Map<string, Painted>;
};

/** What is written into the prerendered page. */
export type Painted = {
  /** By the name of their place. */
  readonly texts: Readonly<Partial<Record<string, string>>>;
  /** Variables of what is drawn. */
  readonly places?: Readonly<Record<`--${string}`, string>>;
};

declare global {
  var handedOver: HandedOver | undefined;
}

/** @param name - of the function that was asked */
export function handOverAnswer(name: string, request: unknown, answer: Promise<unknown>): void {
  handedOver().answers.set(keyOf(name, request), answer);
}

/** The answer to the same question that was asked early: for the first who wants it. */
export async function takeAnswer(name: string, request: unknown): Promise<unknown> {
  const key = keyOf(name, request);
  const answer = globalThis.handedOver?.answers.get(key);
  globalThis.handedOver?.answers.delete(key);
  return answer;
}

export function handOverPainted(painted: Painted): void {
  handedOver().painted.set(pageAddress(), painted);
}

/** What is painted for the page's address, of the type that its loader paints; undefined where nothing is, and while the site is built. */
export function paintedHere(): Painted | undefined {
  return globalThis.handedOver?.painted.get(pageAddress());
}

const handedOver = (): HandedOver => (globalThis.handedOver ??= { answers: new Map(), painted: new Map() });

const keyOf = (name: string, request: unknown): string => `${name} ${JSON.stringify(request)}`;

const pageAddress = (): string => window.location.pathname + window.location.search;
