import { Flex } from '@chakra-ui/react';
import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ListShape } from '../../shared/compute/list-types.ts';
import { LOG_TITLES } from './log-titles.ts';
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
  const sheets = about?.kind === 'spreadsheet' && about.sheets.length > 1 ? about.sheets : [];
  const isSheet = about?.kind === 'spreadsheet';
  const isHeaderAsked = isSheet || (!about && (headerRow !== 1 || !isHeaderKnown));
  return (
    <>
      {text !== undefined && <Text>{text}</Text>}
      {(sheets.length > 0 || isHeaderAsked) && (
        <Flex wrap="wrap" gap="3">
          {sheets.length > 0 && isSheet && (
            <LabelledControl label={texts.sheet}>
              <Select value={about.sheet} onChange={({ target }) => onRead({ sheet: target.value })}>
                {sheets.map((sheet) => (
                  <option key={sheet} value={sheet} translate="no">
                    {sheet}
                  </option>
                ))}
              </Select>
            </LabelledControl>
          )}
          {isHeaderAsked && (
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
          )}
        </Flex>
      )}
    </>
  );
}

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
