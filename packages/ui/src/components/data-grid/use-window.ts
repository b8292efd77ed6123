import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SeenItems, VirtualWindowOptions } from './virtual-window.ts';

export interface UseWindowOptions extends Omit<VirtualWindowOptions, 'onChange'> {
  /** So few are all drawn, without loading what virtualises them. */
  readonly atOnce: number;
  /** Changes when sizes do. */
  readonly sizes: string;
}

/** Returns the items of a scrolled element that are drawn: all, or where there are many, those in sight. */
export function useWindow(
  scroll: RefObject<HTMLElement | null>,
  { count, sizeOf, horizontal, toItems, atOnce, sizes }: UseWindowOptions,
): SeenItems {
  const [seen, setSeen] = useState<SeenItems>();
  const isVirtual = count > atOnce;
  useEffect(() => {
    const element = scroll.current;
    if (!isVirtual || element === null) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const change = (next: SeenItems) => {
      const set = () => setSeen((last) => (isSame(last, next) ? last : next));
      // Drawn in the frame that scrolls: a later one would show gaps.
      if (stop === undefined) set();
      else flushSync(set);
    };
    const observe = async () => {
      const { observeWindow } = await import('./virtual-window.ts');
      if (isLeft) return;
      stop = observeWindow(element, { count, sizeOf, horizontal, toItems, onChange: change });
    };
    observe().catch((error: unknown) => {
      // A failure to load is thrown where the grid is rendered, as for other parts of a screen.
      setSeen(() => {
        throw error;
      });
    });
    return () => {
      isLeft = true;
      stop?.();
    };
    // `sizes` represents `sizeOf` and `toItems`, which are created again on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroll, isVirtual, count, horizontal, sizes]);

  if (!isVirtual) return { first: 0, end: count, top: 0 };
  if (seen === undefined || seen.first >= count) return { first: 0, end: atOnce, top: 0 };
  return seen.end <= count ? seen : { ...seen, end: count };
}

function isSame(one: SeenItems | undefined, other: SeenItems): boolean {
  return one?.first === other.first && one.end === other.end && one.top === other.top;
}
