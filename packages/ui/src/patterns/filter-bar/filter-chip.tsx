import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { asSentence, type FilterWords } from './filter-words.ts';
import type { FilterBarLabels } from './filter-bar-props.ts';

export interface FilterChipProps {
  readonly words: FilterWords;
  readonly onRemove: () => void;
  /** What changes it; given the way to close. */
  readonly children: (close: () => void) => ReactNode;
  readonly labels: FilterBarLabels;
}

const part = 'flex h-full min-w-0 items-center border-s border-line px-2';

/** A filter that holds: pressed it can be changed, and its cross takes it away. */
export function FilterChip({ words, onRemove, children, labels }: FilterChipProps) {
  const [open, setOpen] = useState(false);
  const sentence = asSentence(words);
  return (
    <li
      data-slot="filter-chip"
      className="inline-flex h-control-small max-w-full items-center rounded-md border border-line-strong bg-panel text-md"
    >
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          aria-label={labels.edit(sentence)}
          className="inline-flex h-full min-w-0 cursor-default items-center rounded-s-md hover:bg-hover"
        >
          <span className="flex h-full shrink-0 items-center px-2">{words.field}</span>
          <span className={`${part} shrink-0 text-ink-subtle`}>{words.operator}</span>
          {words.value !== '' && (
            <span className={part}>
              <span className="max-w-64 truncate">{words.value}</span>
            </span>
          )}
        </PopoverTrigger>
        <PopoverContent aria-label={labels.edit(sentence)} className="w-72">
          {children(() => setOpen(false))}
        </PopoverContent>
      </Popover>
      <button
        type="button"
        data-slot="filter-chip-remove"
        aria-label={labels.remove(sentence)}
        className={`${part} cursor-default rounded-e-md text-ink-subtle hover:bg-hover hover:text-ink`}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}
