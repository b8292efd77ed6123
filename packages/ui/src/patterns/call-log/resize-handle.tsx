import type { KeyboardEvent, PointerEvent } from 'react';

export interface ResizeHandleProps {
  readonly label: string;
  readonly height: number;
  readonly onHeightChange: (height: number) => void;
}

const least = 120;
const step = 24;

/** At most as high as leaves the screen behind it in sight. */
const most = () => Math.max(least, Math.round(window.innerHeight * 0.8));
const within = (height: number) => Math.min(most(), Math.max(least, Math.round(height)));

/** The upper edge of the panel: drawn, or moved by arrow keys (WAI-ARIA, "Window Splitter"). */
export function ResizeHandle({ label, height, onHeightChange }: ResizeHandleProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onHeightChange(within(window.innerHeight - event.clientY));
  };
  const press = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowUp: height + step,
      ArrowDown: height - step,
      Home: least,
      End: most(),
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onHeightChange(within(next));
  };
  return (
    <div
      // One that is moved is a control, and no rule between texts (WAI-ARIA 1.2, "separator").
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={least}
      aria-valuemax={most()}
      tabIndex={0}
      className="group absolute inset-x-0 -top-3 z-1 grid h-6 cursor-row-resize touch-none place-items-center outline-none max-sm:hidden"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className="h-1 w-10 rounded-full bg-line-strong group-hover:bg-accent group-focus-visible:bg-accent group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus" />
    </div>
  );
}
