import { oneOf, text } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

/** A carrier of a network whose flights are sold together on one ticket, or one that sells every flight by itself. */
export type SoldTogetherRow = {
  /** An alliance, a joint venture, a group with one owner, or an agreement of two carriers; '' for a carrier that sells no connections. */
  readonly network: string;
  readonly carrier: string;
};

/** Who is sold with whom, in the order of sold-together.csv. */
export async function readSoldTogether({ read, known, pastDate }: DataContext): Promise<SoldTogetherRow[]> {
  const fields = {
    network: text,
    kind: oneOf('alliance', 'joint-venture', 'group', 'codeshare', 'no-connections'),
    carrier: known.carrier,
    evidence,
    page,
    date: pastDate,
    remark: text,
  };
  const rows = await read('sold-together', fields, [
    ({ network, kind }) => {
      if (kind === 'no-connections')
        return network === '' ? undefined : 'network is not empty, which no-connections has';
      return network === '' ? 'network is empty' : undefined;
    },
    faultOfEvidence,
    standsOnce(({ network, carrier }) => `${network} ${carrier}`),
  ]);
  return rows.map(({ values }) => ({ network: values.network, carrier: values.carrier }));
}
