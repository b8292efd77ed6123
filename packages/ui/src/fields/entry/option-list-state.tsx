import { Spinner } from '../../components/spinner/index.ts';
import type { EnterFieldLabels } from './entry-props.ts';
import type { OptionSearch } from './use-option-search.ts';

interface StateProps {
  readonly status: OptionSearch['status'];
  readonly labels: EnterFieldLabels;
}

/** In place of options, where there are none (yet). */
export function EmptyOptions({ status, labels }: StateProps) {
  const words = {
    resting: labels.searching,
    searching: labels.searching,
    found: labels.nothingFound,
    failed: labels.searchFailed,
  }[status];
  return (
    <span className="flex min-h-item items-center gap-2 px-2 text-md text-ink-subtle">
      {(status === 'searching' || status === 'resting') && <Spinner size="small" />}
      {words}
    </span>
  );
}

export interface OptionListStateProps extends StateProps {
  readonly empty: boolean;
  readonly onRetry: () => void;
}

/** Below the options: that others are searched for, or that the search failed. */
export function OptionListState({ status, empty, labels, onRetry }: OptionListStateProps) {
  const searching = status === 'searching' && !empty;
  const failed = status === 'failed';
  return (
    <div
      className={
        searching || failed
          ? 'flex min-h-item items-center gap-2 border-t border-line px-3 py-1 text-md text-ink-subtle'
          : 'sr-only'
      }
    >
      <output className="contents">
        {searching && (
          <>
            <Spinner size="small" />
            {labels.searching}
          </>
        )}
        {failed && !empty && labels.searchFailed}
        {status === 'found' && empty && <span className="sr-only">{labels.nothingFound}</span>}
      </output>
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
