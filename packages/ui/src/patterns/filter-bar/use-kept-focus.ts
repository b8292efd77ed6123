import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FilterPlace } from './filter-form.tsx';

interface KeptFocus {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Says, before a chip goes, whose place the focus keeps. */
  readonly keepFocus: (place: FilterPlace) => void;
}

/**
 * The focus of a list of chips. A pressed cross goes with its chip: the next
 * chip's cross takes the focus, or else what adds a filter.
 */
export function useKeptFocus(count: number, returnedFrom: FilterPlace | undefined): KeptFocus {
  const list = useRef<HTMLUListElement>(null);
  const kept = useRef<{ readonly place: FilterPlace; readonly count: number }>(undefined);
  const returned = useRef(returnedFrom);

  useLayoutEffect(() => {
    const place = returned.current;
    if (place !== undefined) focusAt(list.current, 'filter-chip-edit', place);
  }, []);
  useLayoutEffect(() => {
    const before = kept.current;
    if (before === undefined || before.count === count) return;
    kept.current = undefined;
    // Unless it has gone elsewhere while the application was about it.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) focusAt(list.current, 'filter-chip-remove', before.place);
  }, [count]);

  return {
    list,
    keepFocus: (place) => {
      kept.current = { place, count };
    },
  };
}

function focusAt(list: HTMLElement | null, slot: string, place: FilterPlace): void {
  const chip = place === 'new' ? undefined : list?.children[place];
  const target =
    chip?.querySelector<HTMLElement>(`[data-slot=${slot}]`) ??
    list?.querySelector<HTMLElement>('[data-slot=filter-add]');
  target?.focus();
}
