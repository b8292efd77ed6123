/** Pixels of the screen for each pixel of the picture; `fit` for at most the width of the frame. */
export type Zoom = 'fit' | number;

const steps: readonly number[] = [0.25, 0.5, 1, 2, 4, 8];

/** Returns the next larger step. From `fit`, the actual size. */
export function zoomedIn(zoom: Zoom): Zoom {
  return zoom === 'fit' ? 1 : (steps.find((step) => step > zoom) ?? zoom);
}

/** Returns the next smaller step. From `fit`, half the actual size. */
export function zoomedOut(zoom: Zoom): Zoom {
  return zoom === 'fit' ? 0.5 : (steps.findLast((step) => step < zoom) ?? zoom);
}

export function zoomLabel(zoom: Zoom): string {
  return zoom === 'fit' ? 'Fits the width' : `${zoom * 100} %`;
}
