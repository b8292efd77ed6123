import { Spinner } from '../spinner/index.ts';
import { comboboxMessages } from './messages.ts';
import type { ComboboxOption } from './option.ts';
import type { OptionSearch } from './use-option-search.ts';

type StatusProps = Pick<OptionSearch<ComboboxOption>, 'status' | 'failure'>;

/** Returns what the list itself can't show: that a search is running, found nothing or failed. */
export function statusMessage(
  { status, failure }: StatusProps,
  isEmpty: boolean,
): string | undefined {
  if (status === 'searching') return comboboxMessages.searching;
  if (status === 'failed') return failure ?? comboboxMessages.searchFailed;
  return status === 'found' && isEmpty ? comboboxMessages.nothingFound : undefined;
}

/** The row that is shown while there are no options. */
export function ComboboxEmpty(search: StatusProps) {
  const { status } = search;
  return (
    <span className="flex min-h-item items-center gap-2 px-2 text-md text-ink-subtle">
      {(status === 'searching' || status === 'idle') && <Spinner size="small" />}
      {statusMessage(search, true) ?? comboboxMessages.searching}
    </span>
  );
}

export interface ComboboxStatusProps extends StatusProps {
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

/** Shows below the options that a search is running or has failed. */
export function ComboboxStatus({ isEmpty, onRetry, ...search }: ComboboxStatusProps) {
  const { status } = search;
  const hasFailed = status === 'failed';
  const isSearching = status === 'searching' && !isEmpty;
  if (!hasFailed && !isSearching) return null;
  return (
    <div
      data-slot="combobox-status"
      className="flex min-h-item items-center gap-2 border-t border-line px-3 py-1 text-md text-ink-subtle"
    >
      {isSearching && <Spinner size="small" />}
      {!isEmpty && statusMessage(search, isEmpty)}
      {hasFailed && (
        <button
          type="button"
          className="rounded-xs text-accent underline underline-offset-3"
          onClick={onRetry}
        >
          {comboboxMessages.retry}
        </button>
      )}
    </div>
  );
}
