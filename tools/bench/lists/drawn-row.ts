/** A row of a list, as texts. */
export type DrawnRow = {
  readonly carrier: string;
  readonly flightNumber: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly cabin: string;
};
