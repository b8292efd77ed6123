import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ComboBox';
import type { ComboboxOption } from './option.ts';

interface ComboboxItemProps {
  /** The option’s value. React Aria tells items apart by the `id` prop of their element. */
  readonly id: string;
  readonly option: ComboboxOption;
}

/** One option of the list. */
export function ComboboxItem({ id, option }: ComboboxItemProps) {
  return (
    <ListBoxItem
      data-slot="combobox-option"
      id={id}
      textValue={option.label}
      className="group/option relative flex min-h-item cursor-default items-center gap-2 rounded-sm py-1 ps-8 pe-2 outline-none data-disabled:text-ink-subtle data-focused:bg-hover forced-colors:data-disabled:text-[GrayText] forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
    >
      <Check
        aria-hidden="true"
        className="absolute start-2 size-4 text-accent opacity-0 group-data-selected/option:opacity-100"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <bdi>{option.label}</bdi>
        </span>
        {option.description !== undefined && (
          <span className="block truncate text-sm text-ink-subtle">
            <bdi>{option.description}</bdi>
          </span>
        )}
      </span>
    </ListBoxItem>
  );
}
