import { useValueFormat } from '../../fields/value-format.tsx';
import type { FilterBarLabels, FilterBarProps } from './filter-bar-props.ts';
import type { ValueWording } from './filter-words.ts';

/** Words for values, as the surroundings write them. */
export function useValueWording(
  recordLabel: FilterBarProps['recordLabel'],
  { emptyText, momentWords }: FilterBarLabels,
): ValueWording {
  const { locale, timeZone, labels } = useValueFormat();
  return { locale, timeZone, recordLabel, yes: labels.yes, no: labels.no, emptyText, momentWords };
}
