import { Fragment, type ReactNode } from 'react';
import { FieldDisplay } from '../../fields/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { FieldChange, HistoryEntry, ShownValue } from './change-history-props.ts';
import { changeHistoryLabels } from './labels.tsx';

export interface ChangeWordsProps {
  readonly entry: Pick<HistoryEntry, 'kind' | 'changes' | 'hasMore'>;
}

/** Says a change in one line, for a cell: `Status changed from Open to Planned; Technician set to …`. */
export function ChangeWords({ entry }: ChangeWordsProps) {
  const labels = useLabels(changeHistoryLabels);
  return changeParts(entry, labels).map((part, index) => (
    // The parts of one entry never change their places.
    <Fragment key={index}>
      {index > 0 && labels.separator}
      {part}
    </Fragment>
  ));
}

/** Each changed field in words; what happened to the record where no field says it. */
export function changeParts(
  { kind, changes, hasMore }: ChangeWordsProps['entry'],
  labels: typeof changeHistoryLabels,
): readonly ReactNode[] {
  if (kind !== 'changed') return [labels[kind]];
  if (changes.length === 0) return [labels.hidden];
  return [
    ...changes.map((change) => fieldWords(change, labels)),
    ...(hasMore ? [labels.more] : []),
  ];
}

function fieldWords(
  { field, before, after }: FieldChange,
  labels: typeof changeHistoryLabels,
): ReactNode {
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
  if (before.value === null) return labels.set(name, shown(after));
  if (after.value === null) return labels.cleared(name, shown(before));
  return labels.changed(name, shown(before), shown(after));
}
