import { showOnDemand } from '../show-on-demand.tsx';

/** Few lists have a column of bytes. */
export const ShowBinary = showOnDemand(
  async () => (await import('./show-size.tsx')).ShowSize,
  () => '…',
);
