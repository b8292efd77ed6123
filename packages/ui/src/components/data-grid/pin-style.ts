import type { CSSProperties } from 'react';

/** Where a pinned column stays. A variable of the table, so that its cells needn't be drawn again when it changes. */
export function pinStyle(pin: number | undefined): CSSProperties | undefined {
  return pin === undefined || pin === 0
    ? undefined
    : { insetInlineStart: `var(${pinVariable(pin)})` };
}

export function pinVariable(pin: number): string {
  return `--ninefold-grid-pin-${pin}`;
}
