import { Spinner } from '../../components/spinner/index.ts';
import type { FieldInputLabels } from './input-props.ts';
import type { OptionSearch } from './use-option-search.ts';

interface StateProps {
  readonly status: OptionSearch['status'];
  readonly labels: FieldInputLabels;
}

/** Says what the list cannot: that a search is under way, found nothing or failed. */
export function searchMessage(
  status: OptionSearch['status'],
  empty: boolean,
  labels: FieldInputLabels,
): string | undefined {
  if (status === 'searching') return labels.searching;
  if (status === 'failed') return labels.searchFailed;
  return status === 'found' && empty ? labels.nothingFound : undefined;
}

/** In place of options, where there are none (yet). */
export function EmptyOptions({ status, labels }: StateProps) {
  return (
    <span className="flex min-h-item items-center gap-2 px-2 text-md text-ink-subtle">
      {(status === 'searching' || status === 'resting') && <Spinner size="small" />}
      {searchMessage(status, true, labels) ?? labels.searching}
    </span>
  );
}

export interface OptionListStateProps extends StateProps {
  readonly empty: boolean;
  readonly onRetry: () => void;
}

/** Below the options: that others are searched for, or that the search failed. */
export function OptionListState({ status, empty, labels, onRetry }: OptionListStateProps) {
  const failed = status === 'failed';
  const searching = status === 'searching' && !empty;
  if (!failed && !searching) return null;
  return (
    <div className="flex min-h-item items-center gap-2 border-t border-line px-3 py-1 text-md text-ink-subtle">
      {searching && <Spinner size="small" />}
      {!empty && searchMessage(status, empty, labels)}
      {failed && (
        <button
          type="button"
          className="rounded-xs text-accent underline underline-offset-3"
          onClick={onRetry}
        >
          {labels.retry}
        </button>
      )}
    </div>
  );
}
