import { fieldDisplayLabels, useValueFormat } from '../../fields/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import type { ValueWording } from './filter-words.ts';
import { filterBarLabels } from './labels.ts';

/** Words for values, as the surroundings write them. */
export function useValueWording(recordLabel: FilterBarProps['recordLabel']): ValueWording {
  const { yes, no } = useLabels(fieldDisplayLabels);
  const { emptyText, momentWords } = useLabels(filterBarLabels);
  return { ...useValueFormat(), recordLabel, yes, no, emptyText, momentWords };
}
