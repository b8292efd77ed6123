import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { richText, tag } from '../../rich-text.ts';
import { asSentence, type FilterWords } from './filter-words.ts';
import { filterMessages } from './filter-messages.ts';
import { filterBarMessages } from './messages.ts';

export interface FilterChipProps {
  /** Its words, within the button that changes it. */
  readonly children: ReactNode;
  /** The question that its field answers. */
  readonly why?: string;
  /** The label of the field. */
  readonly name: string;
  /** Keeps its place in the list, for what is counted there. */
  readonly hidden: boolean;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

// In the bar a part is cut where it is long; on phones the parts flow as one sentence.
const parts =
  'flex min-w-0 items-center rounded-s-md max-sm:block max-sm:px-2 max-sm:py-1 max-sm:wrap-anywhere';
const part =
  'min-w-0 truncate self-stretch px-2 content-center max-sm:inline max-sm:border-0 max-sm:p-0 max-sm:whitespace-normal';

/** A filter that holds: pressed it can be changed, and its cross takes it away. */
export function FilterChip({
  children,
  why,
  name,
  hidden,
  removeLabel,
  onRemove,
}: FilterChipProps) {
  return (
    <li
      data-slot="filter-chip"
      hidden={hidden}
      data-why={why}
      data-why-name={why && name}
      // The cross, within the borders, is never lower than 24 pixels.
      className="flex min-h-[max(var(--spacing-control-small),1.625rem)] max-w-full items-stretch sm:max-w-none sm:shrink-0 rounded-md border border-line-strong bg-panel text-md"
    >
      {children}
      <button
        type="button"
        data-slot="filter-chip-remove"
        aria-label={removeLabel}
        className="flex min-w-7 shrink-0 cursor-default items-center justify-center rounded-e-md border-s border-line text-ink-subtle hover:bg-hover hover:text-ink touch:min-w-11"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}

export interface FilterChipEditProps extends ComponentProps<'button'> {
  readonly words: FilterWords;
}

export function FilterChipEdit({ words, ...props }: FilterChipEditProps) {
  return (
    <button
      type="button"
      data-slot="filter-chip-edit"
      title={asSentence(words)}
      className={`${parts} cursor-default text-start hover:bg-hover data-[state=open]:bg-pressed`}
      {...props}
    >
      {richText(
        filterBarMessages.edit.parts({
          filter: <Words {...words} />,
          hidden: tag('span', { className: 'sr-only' }),
        }),
      )}
    </button>
  );
}

/** A group of conditions in one sentence; pressed, it can be changed. */
export function FilterChipGroup({
  sentence,
  ...props
}: ComponentProps<'button'> & { readonly sentence: string }) {
  return (
    <button
      type="button"
      data-slot="filter-chip-edit"
      title={sentence}
      className={`${parts} cursor-default text-start hover:bg-hover data-[state=open]:bg-pressed`}
      {...props}
    >
      {richText(
        filterBarMessages.edit.parts({
          filter: <bdi className={`${part} max-w-96`}>{sentence}</bdi>,
          hidden: tag('span', { className: 'sr-only' }),
        }),
      )}
    </button>
  );
}

/** The words of a filter that cannot be changed. */
export function FilterChipWords(words: FilterWords) {
  return (
    <span title={asSentence(words)} className={parts}>
      <Words {...words} />
    </span>
  );
}

/** Field, operator and value beside each other; the blanks are for those who hear or copy them. */
function Words({ operator, ...words }: FilterWords) {
  return richText(
    filterMessages[operator].parts({
      ...words,
      f: tag('bdi', { className: `${part} max-w-52` }),
      o: tag('span', { className: `${part} shrink-0 border-s border-line text-ink-subtle` }),
      v: tag('bdi', { className: `${part} max-w-72 border-s border-line` }),
    }),
  );
}
