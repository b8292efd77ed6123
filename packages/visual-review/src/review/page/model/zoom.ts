/** Pixels of the screen for a pixel of the picture; `fit` for as wide as there is room. */
export type Zoom = 'fit' | number;

const steps: readonly number[] = [0.25, 0.5, 1, 2, 4, 8];

/** The next larger step. From `fit`, the picture's own size. */
export function zoomedIn(zoom: Zoom): Zoom {
  return zoom === 'fit' ? 1 : (steps.find((step) => step > zoom) ?? zoom);
}

/** The next smaller step. From `fit`, half the picture's own size. */
export function zoomedOut(zoom: Zoom): Zoom {
  return zoom === 'fit' ? 0.5 : (steps.findLast((step) => step < zoom) ?? zoom);
}

export function zoomInWords(zoom: Zoom): string {
  return zoom === 'fit' ? 'Fits the width' : `${zoom * 100} %`;
}
