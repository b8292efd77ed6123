import { Check, Plus } from 'lucide-react';
import { use, useEffect, useImperativeHandle, useLayoutEffect, type RefObject } from 'react';
import { ComboBoxStateContext, ListBoxItem } from 'react-aria-components/ComboBox';
import { comboboxMessages } from './messages.ts';
import type { ComboboxOption } from './option.ts';

/** The value of the last option, which creates another one. */
export const createValue = 'combobox:create';

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
      className="group/option relative flex min-h-item cursor-default items-center gap-2 rounded-sm py-1 ps-8 pe-2 outline-none data-disabled:text-ink-subtle data-focused:bg-hover forced-colors:data-disabled:text-[GrayText] forced-colors:data-focused:system-highlight"
    >
      {id === createValue ? (
        <Plus aria-hidden="true" className="absolute start-2 size-4" />
      ) : (
        <Check
          aria-hidden="true"
          className="absolute start-2 size-4 text-accent opacity-0 group-data-selected/option:opacity-100"
        />
      )}
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
      {option.recent && (
        <span className="shrink-0 text-xs text-ink-subtle">{comboboxMessages.recent}</span>
      )}
    </ListBoxItem>
  );
}

export interface ListHandle {
  readonly isOpen: () => boolean;
  readonly hasHighlight: () => boolean;
  readonly close: () => void;
}

/** Keeps the list closed, or opens it with the option of this value highlighted. */
export type ListRequest = 'closed' | { readonly highlight: string };

interface ListControllerProps {
  readonly ref: RefObject<ListHandle | null>;
  readonly request: ListRequest | undefined;
  readonly onHighlighted: () => void;
  /** Announced to screen readers while the list is open. */
  readonly message: string | undefined;
}

/** Opens, closes and reads the list of the surrounding combobox. */
export function ListController({ ref, request, onHighlighted, message }: ListControllerProps) {
  // Null in the hidden copy that react-aria renders to collect the options.
  const state = use(ComboBoxStateContext);
  useImperativeHandle(state === null ? null : ref, () => ({
    isOpen: () => state?.isOpen ?? false,
    hasHighlight: () => state?.selectionManager.focusedKey != null,
    close: () => state?.setOpen(false),
  }));
  // Without dependencies: react-aria opens the list itself when the text changes, and learns the
  // options of an answer one render later.
  useLayoutEffect(() => {
    if (request === undefined || state === null) return;
    if (request === 'closed') {
      if (state.isOpen) state.setOpen(false);
    } else if (!state.isOpen) {
      state.open(null, 'input');
    }
  });
  // After the effect of a list that opened empty, which takes the highlight away with its first options.
  useEffect(() => {
    if (typeof request !== 'object' || state?.isOpen !== true) return;
    if (state.collection.getItem(request.highlight) === null) return;
    state.selectionManager.setFocusedKey(request.highlight);
    onHighlighted();
  });
  if (state === null) return null;
  // Present before it has text: screen readers skip a live region that arrives with its text.
  return (
    <span aria-live="polite" className="sr-only">
      {state.isOpen && message}
    </span>
  );
}
