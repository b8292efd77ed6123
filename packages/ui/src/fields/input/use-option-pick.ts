import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RecordOption } from '../../patterns/shapes.ts';
import type { ComboboxListHandle, ListDemand } from './combobox-list.tsx';
import { matchingOption } from './option-match.ts';
import type { FieldInputLabels, FieldInputProps } from './input-props.ts';
import { type FindOptions, type OptionSearch, useOptionSearch } from './use-option-search.ts';

export interface OptionPickProps extends Pick<FieldInputProps, 'onBlur' | 'onProblemChange'> {
  readonly defaultChosen: RecordOption | null;
  readonly find: FindOptions;
  readonly onChoose: (option: RecordOption | null) => void;
  readonly labels: Pick<FieldInputLabels, 'notChosen'>;
}

export interface OptionPick extends Pick<OptionSearch, 'status' | 'options'> {
  readonly typed: string;
  readonly chosen: RecordOption | null;
  readonly type: (text: string) => void;
  /** Chooses an option of the list. */
  readonly select: (key: unknown) => void;
  /** Finds what a list that was opened by hand offers. */
  readonly offer: () => void;
  readonly retry: () => void;
  readonly enter: () => void;
  readonly leave: () => void;
  /** Handles the keys that depend on the answer before the list does. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly demand: ListDemand | undefined;
  readonly onHighlighted: () => void;
}

/** What to do with the answer to a search, decided while the search is under way. */
interface Intent {
  readonly take?: 'exact' | 'single';
  readonly highlight?: boolean;
  readonly left?: boolean;
}

/**
 * Picks an option by typing. The text is settled when it is empty or the chosen option's label; any
 * other text is a problem until an option is chosen. Keys and leaving wait for the answer to the
 * text, so that typing speed and the server's pace make no difference.
 */
export function useOptionPick(
  props: OptionPickProps,
  list: RefObject<ComboboxListHandle | null>,
): OptionPick {
  const { defaultChosen, find, onChoose, onBlur, onProblemChange, labels } = props;
  const [chosen, setChosen] = useState(defaultChosen);
  const [typed, setTyped] = useState(defaultChosen?.label ?? '');
  const [demand, setDemand] = useState<ListDemand>();
  const { status, options, search, hurry, cancel } = useOptionSearch(find);
  const intent = useRef<Intent>({});
  const settled = typed === (chosen?.label ?? '');

  const choose = (option: RecordOption | null) => {
    intent.current = {};
    setTyped(option?.label ?? '');
    if (!settled) onProblemChange?.(undefined);
    if (settled && option?.id === chosen?.id) return;
    setChosen(option);
    onChoose(option);
  };
  const type = (text: string) => {
    intent.current = {};
    setDemand(undefined);
    if (text === '') {
      choose(null);
      search('');
    } else if (text === chosen?.label) {
      choose(chosen);
      cancel();
    } else {
      setTyped(text);
      if (settled) onProblemChange?.(labels.notChosen);
      search(text);
    }
  };

  /** Does with the answer what was intended. */
  const act = (found: readonly RecordOption[]) => {
    const { take, highlight: wanted, left } = intent.current;
    intent.current = {};
    const match = take && matchingOption(found, typed, take);
    if (match !== undefined) {
      choose(match);
      setDemand('closed');
    } else if (wanted) {
      const first = found.find(({ id }) => settled && id === chosen?.id) ?? found[0];
      setDemand(first && { highlight: first.id });
    }
    if (left) onBlur?.();
  };
  const answered = useEffectEvent((outcome: typeof status, found: typeof options) => {
    if (outcome === 'found') {
      act(found);
    } else if (outcome === 'failed') {
      if (intent.current.left) onBlur?.();
      intent.current = {};
    }
  });
  useLayoutEffect(() => answered(status, options), [status, options]);

  /** Acts on the answer to the present text, now or when it is there. */
  const intend = (next: Intent) => {
    intent.current = { ...intent.current, ...next };
    if (status === 'found') act(options);
    else if (status === 'searching') hurry();
    else search(typed, 'now');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent, key } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = list.current?.isOpen() === true;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (status === 'searching') intend({ highlight: true });
      // The list opens and searches.
      else if (!isOpen) intent.current = { highlight: true };
    } else if (key === 'Enter') {
      if (settled || (status === 'found' && isOpen && list.current?.hasHighlight())) return;
      event.preventDefault();
      event.stopPropagation();
      intend({ take: 'single', highlight: true });
    } else if (key === 'Escape') {
      if (isOpen) list.current?.close();
      else if (settled) return;
      else {
        choose(chosen);
        cancel();
        setDemand('closed');
      }
      event.stopPropagation();
    }
  };

  return {
    status,
    options,
    typed,
    chosen,
    type,
    select: (key) => {
      const option = options.find(({ id }) => id === key);
      if (option !== undefined && status === 'found') choose(option);
    },
    offer: () => {
      setDemand(undefined);
      if (settled) search('', 'now');
      else if (status !== 'searching') search(typed, 'now');
    },
    retry: () => search(settled ? '' : typed, 'now'),
    enter: () => {
      intent.current = {};
    },
    leave: () => {
      setDemand(undefined);
      if (settled) onBlur?.();
      else intend({ take: intent.current.take ?? 'exact', highlight: false, left: true });
    },
    onKeyDown,
    demand,
    onHighlighted: () => setDemand(undefined),
  };
}
