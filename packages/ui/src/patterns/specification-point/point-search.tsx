import { useLabels } from '../../labels/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { specificationPointLabels } from './labels.ts';
import type { PointSearch } from './specification-point-props.ts';

/** Filters as one types, and says how many of how many are left. */
export function PointSearchField({ search }: { readonly search: PointSearch }) {
  const labels = useLabels(specificationPointLabels);
  const { value, onValueChange, found, total, noun } = search;
  const number = new Intl.NumberFormat(useValueFormat().locale);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <SearchField
        aria-label={labels.search(noun)}
        placeholder={labels.search(noun)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="w-full sm:max-w-xs"
      />
      <output className="text-md text-ink-subtle tabular-nums">
        {labels.found(found, total, noun, number)}
      </output>
    </div>
  );
}
