import { Box, Grid, type GridProps, Span } from '@chakra-ui/react';
import { ACCURACY } from './texts.ts';
import { along, Plot } from './chart-parts.tsx';
import { intervalText, percent } from './figure-words.ts';
import type { GroupFigures } from './figures.ts';
import { JOIN } from '../../shared/join.ts';

/** Ticks are so far apart [1], the first of these that gives few enough. */
const TICKS = [0.05, 0.1, 0.2];
const MOST_TICKS = 7;

/** Each group's median error with its interval, all on one axis from zero. */
export function GroupChart({ groups }: { readonly groups: readonly GroupFigures[] }) {
  const widest = Math.max(...groups.flatMap(({ medianAbsoluteError }) => medianAbsoluteError.map((end) => end ?? 0)));
  const step = TICKS.find((tick) => widest / tick <= MOST_TICKS) ?? widest;
  const most = Math.ceil(widest / step) * step;
  const ticks = Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step);
  const grid = ticks.map((at) => (
    <line key={at} className="grid" x1={along(at, most)} x2={along(at, most)} y1="0" y2="100%" />
  ));
  return (
    <div>
      <Box as="ol" listStyle="none">
        {groups.map(({ name, figures, medianAbsoluteError }) => {
          const [value, low, high] = medianAbsoluteError;
          return (
            <Row as="li" key={name}>
              <span>
                {name}
                <Span color="fg.muted">{JOIN.aside('', String(figures))}</Span>
              </span>
              <Plot aria-hidden="true">
                {grid}
                {value !== null && (
                  <>
                    <line className="bar" x1={along(low ?? 0, most)} x2={along(high ?? most, most)} y1="50%" y2="50%" />
                    <circle className="dot" cx={along(value, most)} cy="50%" r="6" />
                  </>
                )}
              </Plot>
              <span>{intervalText(medianAbsoluteError)}</span>
            </Row>
          );
        })}
      </Box>
      <Row aria-hidden="true">
        <Plot>
          {ticks.map((at) => (
            <text
              key={at}
              x={along(at, most)}
              y="1em"
              textAnchor={at === 0 ? 'start' : at === ticks.at(-1) ? 'end' : 'middle'}
            >
              {percent(at)}
            </text>
          ))}
        </Plot>
      </Row>
      <Span color="fg.muted" fontSize="xs">
        {ACCURACY.groups.axis}
      </Span>
    </div>
  );
}

/** A name, its place on the axis and its figure; on a phone the axis below both. */
function Row(props: GridProps) {
  return (
    <Grid
      columnGap="4"
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: '17rem minmax(0, 1fr) 11rem' }}
      alignItems={{ base: 'baseline', md: 'center' }}
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      css={{
        '& > svg': { gridColumn: { base: '1 / -1', md: '2' }, gridRow: { base: '2', md: '1' }, height: '8' },
        '& > :last-child': { textAlign: 'end' },
      }}
      {...props}
    />
  );
}
