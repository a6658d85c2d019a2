import { Flex } from '@chakra-ui/react';
import type { FlightLog } from '@tim/batch';
import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ListShape } from '../../shared/compute/list-types.ts';
import { BATCH } from './texts.ts';
import type { ReadList, SaidOfRead } from './use-batch.ts';
import { JOIN } from '../../shared/join.ts';

const texts = BATCH.source;

type SourceChoiceProps = {
  readonly list: ReadList;
  readonly onRead: (said: SaidOfRead) => void;
};

/** What the file was taken for, and which sheet and row of names are read: both can be corrected. */
export function SourceChoice({ list: { shape, said }, onRead }: SourceChoiceProps) {
  const { about, headerRow, isHeaderKnown, rowTexts } = shape;
  const text = sourceText(shape);
  const spreadsheet = about?.kind === 'spreadsheet' ? about : undefined;
  const isSheetAsked = spreadsheet !== undefined && spreadsheet.sheets.length > 1;
  const isHeaderAsked = spreadsheet !== undefined || (!about && (headerRow !== 1 || !isHeaderKnown));
  return (
    <>
      {text !== undefined && <Text>{text}</Text>}
      {isHeaderAsked && (
        <Flex wrap="wrap" gap="3">
          {isSheetAsked && (
            <LabelledControl label={texts.sheet}>
              <Select value={spreadsheet.sheet} onChange={({ target }) => onRead({ sheet: target.value })}>
                {spreadsheet.sheets.map((sheet) => (
                  <option key={sheet} value={sheet} translate="no">
                    {sheet}
                  </option>
                ))}
              </Select>
            </LabelledControl>
          )}
          <LabelledControl label={texts.headerRow}>
            <Select
              value={String(headerRow)}
              onChange={({ target }) => onRead({ ...said, headerRow: Number(target.value) })}
            >
              {rowTexts.map((row, at) => (
                <option key={at} value={String(at + 1)} translate="no">
                  {JOIN.labelled(fill(texts.row, { row: at + 1 }), row)}
                </option>
              ))}
            </Select>
          </LabelledControl>
        </Flex>
      )}
    </>
  );
}

/** What programs that write flight logs are called, in every language. */
const LOG_TITLES: Readonly<Record<FlightLog, string>> = {
  openflights: 'OpenFlights',
  flighty: 'Flighty',
  airtrail: 'AirTrail',
  jetlog: 'jetlog',
  jetlovers: 'JetLovers',
  byair: 'byAir',
  'miles-and-more': 'Miles & More',
  opensky: 'OpenSky Network',
  flightradar24: 'myFlightradar24',
  'app-in-the-air': 'App in the Air',
};

function sourceText({ about, log }: ListShape): string | undefined {
  if (!about) return log && fill(texts.listOfLog, { name: LOG_TITLES[log] });
  switch (about.kind) {
    case 'spreadsheet':
      return fill(texts.spreadsheet, { format: about.format, sheet: about.sheet });
    case 'calendar':
      return fill(texts.calendar, { contents: contentsText(about, texts.others) });
    case 'boarding-passes':
      return fill(texts['boarding-passes'], { contents: contentsText(about, texts.notUnderstood) });
    case 'log':
      return about.log === undefined
        ? fill(texts.json, { contents: contentsText(about, texts.notUnderstood) })
        : fill(texts.log, { name: LOG_TITLES[about.log], contents: contentsText(about, texts.others) });
  }
}

type Contents = { readonly flights: number; readonly others: number };

/** How many flights are in a file, and how much else, which a message says. */
function contentsText(
  { flights, others }: Contents,
  ofOthers: typeof texts.others | typeof texts.notUnderstood,
): string {
  return JOIN.clauses([
    fillCount(texts.flights, { count: flights }, OWN_MANNER),
    ...(others === 0 ? [] : [fillCount(ofOthers, { count: others }, OWN_MANNER)]),
  ]);
}
