/** Whose rule or factor it is, and where it was read. */
export type MethodSource = {
  readonly method: string;
  /** As its publisher names it. */
  readonly edition: string;
  /** Address of the publisher's page. */
  readonly page: string;
  /** `read` in the publisher's own document; `second-hand` in somebody else's account of it. */
  readonly evidence: 'read' | 'second-hand';
};
