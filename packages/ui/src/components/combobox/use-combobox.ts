import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createValue, type ListHandle, type ListRequest } from './combobox-item.tsx';
import { comboboxMessages } from './messages.ts';
import { matchingOption, type ComboboxOption, type SearchOptions } from './option.ts';
import { useOptionSearch } from './use-option-search.ts';

export interface UseComboboxProps<Option extends ComboboxOption> {
  readonly value: Option | null | undefined;
  /** Creates an option from the text. */
  readonly onCreate: ((text: string) => Promise<Option | null>) | undefined;
  readonly defaultValue: Option | null | undefined;
  readonly onValueChange: ((option: Option | null) => void) | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly onProblemChange: ((problem: string | undefined) => void) | undefined;
  readonly search: SearchOptions<Option> | undefined;
  /** Returns the options that a text matches, where there is no `search`. The same function for the same options. */
  readonly filter: (text: string) => readonly Option[];
}

/** The action to take with the answer of a search that is still running. */
interface Intent {
  readonly match?: 'exact' | 'single';
  readonly highlight?: boolean;
  readonly blur?: boolean;
}

/**
 * Selects an option by typing. Text that is neither empty nor the selected option's label is a
 * draft, and a problem until an option is selected. Keys and blur wait for the answer to the text,
 * so that neither typing speed nor the server's pace makes a difference.
 */
export function useCombobox<Option extends ComboboxOption>(
  props: UseComboboxProps<Option>,
  list: RefObject<ListHandle | null>,
) {
  const { defaultValue = null, onValueChange, onBlur, onProblemChange } = props;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = props.value === undefined ? ownValue : props.value;
  const [firstValue] = useState(value);
  const [draft, setDraft] = useState<string>();
  const [request, setRequest] = useState<ListRequest>();
  const { status, failure, options, search, hurry, cancel } = useOptionSearch(
    props.search,
    props.filter,
  );
  const intent = useRef<Intent>({});
  const isCreating = useRef(false);
  const isSettled = draft === undefined;
  const text = draft ?? value?.label ?? '';

  const choose = (option: Option | null) => {
    intent.current = {};
    setDraft(undefined);
    setOwnValue(option);
    if (!isSettled) onProblemChange?.(undefined);
    if (option?.value !== value?.value) onValueChange?.(option);
  };
  const setText = (typed: string) => {
    intent.current = {};
    setRequest(undefined);
    if (typed === '') {
      choose(null);
      search('');
    } else if (typed === value?.label) {
      choose(value);
      cancel();
    } else {
      setDraft(typed);
      if (isSettled) onProblemChange?.(comboboxMessages.notChosen);
      search(typed);
    }
  };
  const restore = (option: Option | null) => {
    choose(option);
    cancel();
    setRequest('closed');
  };

  const act = (found: readonly Option[]) => {
    const { match, highlight, blur } = intent.current;
    intent.current = {};
    const matching = match && matchingOption(found, text, match);
    if (matching !== undefined) {
      choose(matching);
      setRequest('closed');
    } else if (highlight) {
      const enabled = found.filter((option) => option.disabled !== true);
      const selected = enabled.find((option) => isSettled && option.value === value?.value);
      const first = selected ?? enabled[0];
      // With nothing to choose, Enter leads to what creates it.
      const none = props.onCreate === undefined ? undefined : createValue;
      const highlighted = first?.value ?? none;
      setRequest(highlighted === undefined ? undefined : { highlight: highlighted });
    }
    if (blur) onBlur?.();
  };
  const onAnswer = useEffectEvent((outcome: typeof status, found: typeof options) => {
    if (outcome === 'found') {
      act(found);
    } else if (outcome === 'failed') {
      if (intent.current.blur) onBlur?.();
      intent.current = {};
    }
  });
  useLayoutEffect(() => onAnswer(status, options), [status, options]);

  /** Acts on the answer to the current text, now or when it arrives. */
  const intend = (next: Intent) => {
    intent.current = { ...intent.current, ...next };
    if (status === 'found') act(options);
    else if (status === 'searching') hurry();
    else search(text, 'now');
  };

  /** Typed text that matches no option yet. */
  const typed = draft?.trim() ?? '';
  const create = async () => {
    if (props.onCreate === undefined || isCreating.current) return;
    setRequest('closed');
    // Meanwhile the focus is in the form that creates it, and the text is not reported as a problem.
    isCreating.current = true;
    try {
      const option = await props.onCreate(typed);
      if (option !== null) restore(option);
    } finally {
      isCreating.current = false;
    }
  };

  /** Handles the keys that depend on the answer before the list does. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent, key } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = list.current?.isOpen() === true;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (status === 'searching') intend({ highlight: true });
      // The list opens and searches.
      else if (!isOpen) intent.current = { highlight: true };
    } else if (key === 'Enter') {
      if (isSettled || (status === 'found' && isOpen && list.current?.hasHighlight())) return;
      event.preventDefault();
      event.stopPropagation();
      intend({ match: 'single', highlight: true });
    } else if (key === 'Escape') {
      if (isOpen) list.current?.close();
      else if (isSettled) return;
      else restore(value);
      event.stopPropagation();
    }
  };

  return {
    status,
    failure,
    options,
    text,
    typed,
    value,
    setText,
    create: () => void create(),
    /** Selects an option of the list by its value. */
    select: (key: unknown) => {
      const option = options.find((each) => each.value === key);
      if (option === undefined || option.disabled === true || status !== 'found') return;
      choose(option);
      // If the caller keeps no value, the input is cleared, which would open the list again.
      setRequest('closed');
    },
    /** Searches for what a list that was opened by hand offers. */
    onOpen: () => {
      setRequest(undefined);
      if (isSettled) search('', 'now');
      else if (status !== 'searching') search(text, 'now');
    },
    retry: () => search(isSettled ? '' : text, 'now'),
    reset: () => restore(firstValue),
    onFocus: () => {
      intent.current = {};
    },
    onBlur: () => {
      if (isCreating.current) return;
      setRequest(undefined);
      if (isSettled) onBlur?.();
      else intend({ match: intent.current.match ?? 'exact', highlight: false, blur: true });
    },
    onKeyDown,
    request,
    onHighlighted: () => setRequest(undefined),
  };
}
