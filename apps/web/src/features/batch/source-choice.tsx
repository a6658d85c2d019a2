import { Flex } from '@chakra-ui/react';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ListShape } from '../../shared/compute/list-types.ts';
import { BATCH } from './texts.ts';
import type { ReadList, SaidOfRead } from './use-batch.ts';
import { JOIN } from '../../shared/texts.ts';

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
                    {JOIN.labelled(texts.row(at + 1), row)}
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
  if (!about) return log && texts.listOfLog(BATCH.logTitles[log]);
  switch (about.kind) {
    case 'spreadsheet':
      return texts.spreadsheet(about.format, about.sheet);
    case 'calendar':
    case 'boarding-passes':
      return texts[about.kind](about.flights, about.others);
    case 'log':
      return about.log === undefined
        ? texts.json(about.flights, about.others)
        : texts.log(BATCH.logTitles[about.log], about.flights, about.others);
  }
}
