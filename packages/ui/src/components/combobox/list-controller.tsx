import { type RefObject, use, useImperativeHandle, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

export interface ListHandle {
  readonly isOpen: () => boolean;
  readonly hasHighlight: () => boolean;
  readonly close: () => void;
}

/** Keeps the list closed, or opens it with the option of this value highlighted. */
export type ListRequest = 'closed' | { readonly highlight: string };

export interface ListControllerProps {
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
    } else if (state.collection.getItem(request.highlight) !== null) {
      state.selectionManager.setFocusedKey(request.highlight);
      onHighlighted();
    }
  });
  if (state === null) return null;
  // Present before it has text: screen readers skip a live region that arrives with its text.
  return (
    <span aria-live="polite" className="sr-only">
      {state.isOpen && message}
    </span>
  );
}
