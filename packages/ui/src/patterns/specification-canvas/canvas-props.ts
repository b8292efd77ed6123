import type { ReactNode, Ref } from 'react';
import type { Box, Size } from './view.ts';

export interface SpecificationCanvasProps {
  /** The accessible name of the diagram. */
  readonly label: string;
  /** Of what is drawn, in pixels. */
  readonly plane: Size;
  /** The height of the window, in pixels; as much as what is drawn needs where that is less. */
  readonly height: number;
  /** In the middle at first, where all of it would be too small to be read. */
  readonly opensAt?: Box;
  readonly ref?: Ref<CanvasHandle>;
  /** Drawn on the plane, from its top left corner. */
  readonly children: ReactNode;
}

export interface CanvasHandle {
  /** Moves the plane so that a box of it is in sight. */
  readonly reveal: (box: Box) => void;
}
