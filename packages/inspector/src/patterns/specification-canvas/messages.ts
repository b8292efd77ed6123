import { messages } from '@ninefold/messages';

export const specificationCanvasMessages = messages('specification-canvas', {
  diagram: 'diagram',
  /** Several statements about one node. */
  joined: '{first}; {second}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  touch: 'Use two fingers to move and zoom',
  hint: 'Move: drag with the mouse or two fingers. Zoom: pinch, or hold {key} and scroll. Keyboard: arrow keys move, + and − zoom, 0 fits to view.',
});
