import { useState } from 'react';
import { ActionGroup } from '../../shared/ui/action-group.tsx';
import { savedText } from '../../shared/ui/action-words.ts';
import { saveFile } from '../../shared/ui/save-file.ts';
import { ACTIONS } from '../../shared/ui/texts.ts';
import { Tick } from '../../shared/form/tick.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { MeetWork } from '../../shared/compute/meet-types.ts';
import { MEET } from './texts.ts';

/** The answer as files, made when they are asked for, and on paper. */
export function KeepMeeting({ ask }: { readonly ask: () => MeetWork }) {
  const [said, setSaid] = useState<string>();
  const [isForSpreadsheets, setIsForSpreadsheets] = useState(true);
  const save = async (ending: string, content: () => Promise<Blob>) => {
    const file = `${MEET.keep.fileName}.${ending}`;
    try {
      saveFile(file, await content());
      setSaid(savedText(file));
    } catch {
      setSaid(ACTIONS.notSaved);
    }
  };
  const actions = [
    { name: MEET.keep.saveCsv, act: () => save('csv', () => ask().csv(isForSpreadsheets)) },
    { name: MEET.keep.saveXlsx, act: () => save('xlsx', () => ask().xlsx()) },
    { name: MEET.keep.saveRecord, act: () => save('json', () => ask().record()) },
    { name: MEET.keep.print, act: () => window.print() },
  ];
  return (
    <div data-print="hide">
      <ActionGroup heading={MEET.keep.heading} actions={actions} said={said}>
        <Tick text={MEET.keep.forSpreadsheets} isTicked={isForSpreadsheets} onTick={setIsForSpreadsheets} />
        <Text size="small" tone="muted">
          {MEET.keep.note}
        </Text>
      </ActionGroup>
    </div>
  );
}
