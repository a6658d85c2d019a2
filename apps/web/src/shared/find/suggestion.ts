/** One of a field's list. */
export type Suggestion = {
  /** What stands in the field once it is chosen. */
  readonly value: string;
  readonly title: string;
  readonly detail?: string;
  /** It stands below another that it is a part of. */
  readonly isPart?: boolean;
};
