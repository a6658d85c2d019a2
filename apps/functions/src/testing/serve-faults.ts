/**
 * An upstream that misbehaves by flight number: flight 1 meets the first fault, and so on. Prints one line of JSON,
 * its address and the faults; with `--list` the faults alone. Ends with whoever started it.
 */
import { FAULTS } from './faults.ts';
import { honest, startUpstream } from './upstream.ts';

const faults = FAULTS.map(({ name, expected }, at) => ({ name, expected, flightNumber: at + 1 }));

if (process.argv.includes('--list')) {
  process.stdout.write(JSON.stringify({ faults }));
} else {
  const upstream = await startUpstream();
  const attempts = new Map<number, number>();
  upstream.behave((asked, response) => {
    const number = asked.flights?.[0]?.flightNumber ?? 0;
    const attempt = (attempts.get(number) ?? 0) + 1;
    attempts.set(number, attempt);
    const behaviour = FAULTS[number - 1]?.behaviour ?? honest;
    behaviour(asked, response, attempt);
  });
  process.stdout.write(`${JSON.stringify({ url: upstream.url, faults })}\n`);
  process.stdin.resume().on('close', () => process.exit());
}
