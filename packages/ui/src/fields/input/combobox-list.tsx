import { type RefObject, use, useImperativeHandle, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

export interface ComboboxListHandle {
  readonly isOpen: () => boolean;
  readonly hasHighlight: () => boolean;
  readonly close: () => void;
}

/** Keeps the list closed, or opens it with an option highlighted. */
export type ListDemand = 'closed' | { readonly highlight: string };

export interface ComboboxListProps {
  readonly ref: RefObject<ComboboxListHandle | null>;
  readonly demand: ListDemand | undefined;
  readonly onHighlighted: () => void;
  /** Said to screen readers while the list is open. */
  readonly message: string | undefined;
}

/** Opens, closes and reads the list of the combobox around. */
export function ComboboxList({ ref, demand, onHighlighted, message }: ComboboxListProps) {
  // Null in the hidden copy that react-aria draws to learn the options.
  const state = use(ComboBoxStateContext);
  useImperativeHandle(state === null ? null : ref, () => ({
    isOpen: () => state?.isOpen ?? false,
    hasHighlight: () => state?.selectionManager.focusedKey != null,
    close: () => state?.setOpen(false),
  }));
  // Without dependencies: react-aria opens the list by itself when the text changes, and knows the
  // options of an answer only a drawing later.
  useLayoutEffect(() => {
    if (demand === undefined || state === null) return;
    if (demand === 'closed') {
      if (state.isOpen) state.setOpen(false);
    } else if (!state.isOpen) {
      state.open(null, 'input');
    } else if (state.collection.getItem(demand.highlight) !== null) {
      state.selectionManager.setFocusedKey(demand.highlight);
      onHighlighted();
    }
  });
  if (state === null) return null;
  // It is there before it says anything: a live region that arrives with its text is not read.
  return (
    <span aria-live="polite" className="sr-only">
      {state.isOpen && message}
    </span>
  );
}
