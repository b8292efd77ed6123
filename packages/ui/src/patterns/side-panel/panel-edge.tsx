import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { sidePanelMessages } from './messages.ts';

/** In pixels. */
export const panelWidths = { least: 320, usual: 432, most: 1200 };

/** The step of an arrow key in pixels; ten times that with Shift. */
const step = 8;

interface PanelEdgeProps {
  /** The ID of the panel. */
  readonly controls: string;
  readonly width: number;
  readonly onWidthChange: (width: number) => void;
}

/** The edge between a panel and what it is beside: the pattern of a window splitter. A double click resets the width. */
export function PanelEdge({ controls, width, onWidthChange }: PanelEdgeProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(null);
  const resize = (to: number) =>
    onWidthChange(Math.round(Math.max(panelWidths.least, Math.min(panelWidths.most, to))));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (event.shiftKey ? 10 : 1) * step;
    const shown = widthOf(event.currentTarget);
    if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) resize(shown + by);
    else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) resize(shown - by);
    else if (event.key === 'Home') resize(panelWidths.least);
    else if (event.key === 'End') resize(panelWidths.most);
    else return;
    event.preventDefault();
  };

  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const moved = clientX - start.current.x;
    if (moved !== 0) resize(start.current.width + (isRtl ? moved : -moved));
  };

  const end = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    start.current = null;
  };

  return (
    <div
      data-slot="panel-edge"
      // A rule can't be moved: this one is a control, with a value.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={sidePanelMessages.width}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={panelWidths.least}
      aria-valuemax={panelWidths.most}
      aria-valuetext={sidePanelMessages.pixels({ count: width })}
      tabIndex={0}
      className="absolute inset-y-0 -start-3 z-1 w-6 cursor-col-resize touch-none -outline-offset-2 after:absolute after:inset-y-0 after:start-1/2 after:w-0.5 after:bg-accent after:opacity-0 hover:after:opacity-100 focus-visible:after:opacity-100 active:after:opacity-100 forced-colors:after:bg-[Highlight]"
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(panelWidths.usual)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // No text is selected meanwhile.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: widthOf(event.currentTarget) };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** Returns the width of the panel as it is shown, which its room may limit. */
function widthOf(edge: HTMLElement): number {
  return edge.parentElement?.offsetWidth ?? 0;
}
