/** What a publisher calls an edition; what it does not say is left out. */
export type Edition = {
  readonly year?: number;
  /** Of the year's. */
  readonly version?: string;
  /** The day on which it came out. */
  readonly published?: { readonly year: number; readonly month: number; readonly day: number };
};

/** Whose rule or factor it is, and where it was read. */
export type MethodSource = {
  readonly method: string;
  readonly edition: Edition;
  /** Address of the publisher's page. */
  readonly page: string;
  /** `read` in the publisher's own document; `second-hand` in somebody else's account of it. */
  readonly evidence: 'read' | 'second-hand';
};
