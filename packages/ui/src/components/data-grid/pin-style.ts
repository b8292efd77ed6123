import type { CSSProperties } from 'react';

/** Positions a pinned column by a CSS variable of the table, so that cells aren't rendered again when it changes. */
export function pinStyle(pin: number | undefined): CSSProperties | undefined {
  return pin === undefined || pin === 0
    ? undefined
    : { insetInlineStart: `var(${pinVariable(pin)})` };
}

export function pinVariable(pin: number): string {
  return `--ninefold-grid-pin-${pin}`;
}
