import { useState } from 'react';
import type { FieldDescriptor, SearchRecords } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';

type RecordNames = Pick<FilterBarProps, 'searchRecords' | 'recordLabel'>;

/**
 * Remembers what the records that were found are called: a chip can say so at
 * once, and not only when the application has read the record again.
 */
export function useRecordNames({ searchRecords, recordLabel }: RecordNames): RecordNames {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const search: SearchRecords | undefined =
    searchRecords &&
    (async (field, text, signal) => {
      const found = await searchRecords(field, text, signal);
      setNames((known) => {
        const added = found.map(
          (option) =>
            [nameOf(field, option.values?.[field.name] ?? option.id), option.label] as const,
        );
        return new Map([...known, ...added]);
      });
      return found;
    });
  return {
    searchRecords: search,
    recordLabel: (field, id) => recordLabel?.(field, id) ?? names.get(nameOf(field, id)),
  };
}

/** A column's name may hold anything but NUL. */
function nameOf(field: FieldDescriptor, id: string): string {
  return `${field.name}\u0000${id}`;
}
