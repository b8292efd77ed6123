import { lazyDisplay } from '../lazy-display.tsx';

/** Few lists have a column of bytes. */
export const BinaryDisplay = lazyDisplay(
  async () => (await import('./size-display.tsx')).SizeDisplay,
  () => '…',
);
