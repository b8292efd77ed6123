import { Spinner } from '../../components/spinner/index.ts';
import type { EnterFieldLabels } from './entry-props.ts';
import type { OptionSearch } from './use-option-search.ts';

export interface OptionListStateProps {
  readonly status: OptionSearch['status'];
  readonly empty: boolean;
  readonly labels: EnterFieldLabels;
  readonly onRetry: () => void;
}

/** Below the options: that others are searched for, that there are none, that the search failed. */
export function OptionListState({ status, empty, labels, onRetry }: OptionListStateProps) {
  const searching = status === 'searching' || (status === 'resting' && empty);
  const nothing = status === 'found' && empty;
  return (
    <output
      className={
        searching || nothing || status === 'failed'
          ? `flex min-h-item items-center gap-2 px-3 py-1 text-md text-ink-subtle ${empty ? '' : 'border-t border-line'}`
          : 'sr-only'
      }
    >
      {searching && (
        <>
          <Spinner size="small" />
          {labels.searching}
        </>
      )}
      {nothing && labels.nothingFound}
      {status === 'failed' && (
        <>
          <span className="text-danger">{labels.searchFailed}</span>
          <button
            type="button"
            className="rounded-xs text-accent underline underline-offset-3"
            onClick={onRetry}
          >
            {labels.retry}
          </button>
        </>
      )}
    </output>
  );
}
