import { oneOf, text } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

/** A carrier of a network whose flights are sold together on one ticket, or one that sells every flight by itself. */
export type SoldTogetherRow = {
  /** An alliance, a joint venture, a group with one owner, or an agreement of two carriers; '' for a carrier that sells no connections. */
  readonly network: string;
  readonly carrier: string;
};

/** Who is sold with whom, in the order of sold-together.csv. */
export async function readSoldTogether({
  file: fileOf,
  known,
  pastDate,
  report,
}: DataContext): Promise<SoldTogetherRow[]> {
  const file = fileOf('sold-together');
  const fields = {
    network: text,
    kind: oneOf('alliance', 'joint-venture', 'group', 'codeshare', 'no-connections'),
    carrier: known.carrier,
    evidence,
    page,
    date: pastDate,
    remark: text,
  };
  const rows = keepSound(file.name, await readRows(file, fields, report), report, [
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
