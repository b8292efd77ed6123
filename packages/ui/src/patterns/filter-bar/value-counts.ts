import { useEffect, useEffectEvent, useState } from 'react';
import type {
  FieldDescriptor,
  FieldOption,
  FilterTerm,
  SearchRecords,
  ValueCounts,
} from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { filterValueMessages } from './operator-messages.ts';

/**
 * Counts the records of each value of a field once its filter is open. Undefined until then, and where there
 * are no counts.
 *
 * @param others The filters besides the one of this field.
 */
export function useValueCounts(
  field: FieldDescriptor,
  others: readonly FilterTerm[],
  countValues: FilterBarProps['countValues'],
): ValueCounts | undefined {
  const [counts, setCounts] = useState<ValueCounts>();
  const count = useEffectEvent(async (signal: AbortSignal) =>
    hasCounts(field) ? countValues?.(field, others, signal) : undefined,
  );
  useEffect(() => {
    const closed = new AbortController();
    count(closed.signal).then(
      (found) => (closed.signal.aborted ? undefined : setCounts(() => found)),
      // The values can be chosen without their counts.
      () => undefined,
    );
    return () => closed.abort();
  }, []);
  return counts;
}

/** Whether the values of a field are offered: those of an array are only parts of its values. */
function hasCounts({ kind, options, reference }: FieldDescriptor): boolean {
  return kind === 'boolean' || (kind !== 'array' && (options ?? reference) !== undefined);
}

/** Writes the count of a value; '' where it is not known. */
export function countWords(counts: ValueCounts | undefined, value: string): string {
  const found = counts?.(value);
  if (found === undefined) return '';
  const { count, exact } = found;
  return (exact ? filterValueMessages.count : filterValueMessages.countAbout)({ count });
}

/** Adds the counts to the labels of options. */
export function countedOptions(
  options: readonly FieldOption[],
  counts: ValueCounts | undefined,
): readonly FieldOption[] {
  return options.map((option) => {
    const count = countWords(counts, option.value);
    if (count === '') return option;
    return { ...option, label: filterValueMessages.optionCount({ option: option.label, count }) };
  });
}

/** Adds the counts to the details of the records that are found. */
export function countedSearch(
  search: SearchRecords | undefined,
  counts: ValueCounts | undefined,
): SearchRecords | undefined {
  if (search === undefined || counts === undefined) return search;
  return async (field, text, signal) => {
    const found = await search(field, text, signal);
    return found.map((record) => {
      const { count } = counts(record.values?.[field.name] ?? record.id) ?? {};
      if (count === undefined) return record;
      const records = filterValueMessages.records({ count });
      return { ...record, detail: [record.detail ?? [], records].flat().join(' · ') };
    });
  };
}
