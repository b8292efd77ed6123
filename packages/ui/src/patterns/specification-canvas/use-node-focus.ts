import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { CanvasHandle } from './canvas-props.ts';
import { type Direction, nearest } from './nearest.ts';
import type { Box } from './view.ts';

const keys: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface NodeFocus {
  /** The node that has the focus. */
  readonly focused: string | undefined;
  /** For the link that a node is. */
  readonly nodeProps: (id: string) => {
    readonly ref: (element: HTMLAnchorElement | null) => void;
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Arrow keys lead from node to node, to those that it is tied to first; what has the focus is in sight. */
export function useNodeFocus(
  canvas: RefObject<CanvasHandle | null>,
  boxes: ReadonlyMap<string, Box>,
  tiesOf: (id: string) => ReadonlySet<string>,
): NodeFocus {
  const elements = useRef(new Map<string, HTMLAnchorElement>());
  const [stop, setStop] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const first = boxes.keys().next().value;
  const current = stop !== undefined && boxes.has(stop) ? stop : first;
  return {
    focused,
    nodeProps: (id) => ({
      ref: (element) => {
        if (element === null) elements.current.delete(id);
        else elements.current.set(id, element);
      },
      tabIndex: id === current ? 0 : -1,
      onFocus: () => {
        const box = boxes.get(id);
        setStop(id);
        setFocused(id);
        if (box !== undefined) canvas.current?.reveal(box);
      },
      onBlur: () => setFocused(undefined),
      onKeyDown: (event) => {
        const direction = keys[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        const next = nearest(boxes, tiesOf(id), id, direction);
        // The plane is moved to it; the page stays where it is.
        if (next !== undefined) elements.current.get(next)?.focus({ preventScroll: true });
      },
    }),
  };
}
