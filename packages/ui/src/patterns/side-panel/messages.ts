import { messages } from '@ninefold/messages';

export const sidePanelMessages = messages('side-panel', {
  /** The edge that is dragged. */
  width: 'Width of the panel',
  pixels: '{count, plural, one {# pixel} other {# pixels}}',
  close: 'Close panel',
});
