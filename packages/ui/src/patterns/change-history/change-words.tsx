import type { ReactNode } from 'react';
import { FieldDisplay } from '../../fields/index.ts';
import { richText } from '../../rich-text.ts';
import type { FieldChange, HistoryEntry, ShownValue } from './change-history-props.ts';
import { changeHistoryMessages } from './messages.ts';

export interface ChangeWordsProps {
  readonly entry: Pick<HistoryEntry, 'kind' | 'changes' | 'hasMore'>;
}

/** Says a change in one line, for a cell: `Status changed from Open to Planned; Technician set to …`. */
export function ChangeWords({ entry }: ChangeWordsProps) {
  return changeParts(entry).reduce((first, second) =>
    richText(changeHistoryMessages.joined.parts({ first, second })),
  );
}

/** Each changed field in words; what happened to the record where no field says it. */
export function changeParts({
  kind,
  changes,
  hasMore,
}: ChangeWordsProps['entry']): readonly ReactNode[] {
  if (kind !== 'changed') return [changeHistoryMessages[kind]];
  if (changes.length === 0) return [changeHistoryMessages.hidden];
  return [
    ...changes.map((change) => fieldWords(change)),
    ...(hasMore ? [changeHistoryMessages.more] : []),
  ];
}

function fieldWords({ field, before, after }: FieldChange): ReactNode {
  const shown = (value: ShownValue) => (
    <span className="inline-block max-w-full truncate align-bottom">
      <FieldDisplay
        // A key without its record is a number on paper.
        field={value.link === undefined ? { ...field, reference: undefined } : field}
        value={value.value}
        link={value.link}
        place="cell"
      />
    </span>
  );
  const name = <bdi className="font-medium">{field.label}</bdi>;
  if (before.value === null)
    return richText(changeHistoryMessages.set.parts({ field: name, after: shown(after) }));
  if (after.value === null)
    return richText(changeHistoryMessages.cleared.parts({ field: name, before: shown(before) }));
  const values = { before: shown(before), after: shown(after) };
  return richText(changeHistoryMessages.changed.parts({ field: name, ...values }));
}
