import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { IconButton } from '@ninefold/ui/components/icon-button';
import { shortcutText } from '@ninefold/ui/components/kbd';
import { useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useView } from './use-view.ts';
import type { Box, Size } from './view.ts';
import { specificationCanvasMessages } from './messages.ts';

export interface ViewportProps {
  /** The accessible name. */
  readonly label: string;
  /** The size of the drawing in pixels. */
  readonly plane: Size;
  /** The height of the window, in pixels; as much as what is drawn needs where that is less. */
  readonly height: number;
  /** The node to centre first if the whole would be too small to read. */
  readonly opensAt: Box | undefined;
  readonly ref: Ref<ViewportHandle>;
  /** Drawn on the plane, from its top left corner. */
  readonly children: ReactNode;
}

export interface ViewportHandle {
  /** Moves the plane so that a box of it is in sight. */
  readonly reveal: (box: Box) => void;
}

/** The zoom factor of a key or press, and the distance that an arrow key scrolls, in pixels. */
const step = { zoom: 1.25, move: 60 } as const;

/** Single keys, which work while the focus is in the drawing. */
const keys = { zoomIn: '+', zoomOut: '-', fit: '0' } as const;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step.move, 0],
  ArrowRight: [-step.move, 0],
  ArrowUp: [0, step.move],
  ArrowDown: [0, -step.move],
};

/** A drawing that is moved and zoomed: by pointer, wheel, two fingers, buttons and keys. */
export function Viewport({ label, plane, height, opensAt, ref, children }: ViewportProps) {
  const window = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { view, fit, move, reveal, zoomBy } = useView(window, plane, opensAt);
  useImperativeHandle(ref, () => ({ reveal }));
  useScreenActions(
    (['zoomIn', 'zoomOut', 'fit'] as const).map((id) => ({
      id: `${label} ${id}`,
      label: specificationCanvasMessages[id],
      part: label,
      shortcut: keys[id],
      handlesKeys: true,
      keysOnly: true,
    })),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const arrow = event.target === window.current ? arrows[event.key] : undefined;
    if (arrow !== undefined) move(...arrow);
    else if (event.key === keys.zoomIn || event.key === '=') zoomBy(step.zoom);
    else if (event.key === keys.zoomOut) zoomBy(1 / step.zoom);
    else if (event.key === keys.fit) fit();
    else return;
    event.preventDefault();
  };

  return (
    <div
      data-slot="specification-canvas"
      className="relative overflow-clip rounded-lg border border-line bg-panel"
    >
      {/* Moved by its own keys, as a list is scrolled by them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={window}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-roledescription={specificationCanvasMessages.diagram}
        aria-label={label}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        style={{
          blockSize: `min(${Math.max(200, Math.min(height, plane.height + 48))}px, 75dvh)`,
        }}
        className="cursor-grab touch-pan-y overflow-clip outline-none select-none focus-visible:outline-2 focus-visible:-outline-offset-2 active:cursor-grabbing"
        onKeyDown={onKeyDown}
      >
        <div
          data-slot="specification-canvas-plane"
          style={{
            inlineSize: plane.width,
            blockSize: plane.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
          className={`relative origin-top-left ${view.follows ? '' : 'transition-transform motion-reduce:transition-none'}`}
        >
          {children}
        </div>
      </div>
      <div className="absolute end-2 bottom-2 flex gap-1 rounded-md border border-line bg-panel p-0.5">
        <IconButton
          size="small"
          label={specificationCanvasMessages.zoomOut}
          onClick={() => zoomBy(1 / step.zoom)}
        >
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label={specificationCanvasMessages.zoomIn}
          onClick={() => zoomBy(step.zoom)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton size="small" label={specificationCanvasMessages.fit} onClick={fit}>
          <Maximize aria-hidden="true" />
        </IconButton>
      </div>
      <p
        aria-hidden="true"
        className="pointer-events-none absolute start-2 bottom-2 hidden rounded-md bg-panel px-2 py-1 text-sm text-ink-subtle pointer-coarse:block"
      >
        {specificationCanvasMessages.touch}
      </p>
      <p id={hint} hidden>
        {specificationCanvasMessages.hint({ key: shortcutText('Mod') })}
      </p>
    </div>
  );
}
