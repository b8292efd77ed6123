import { plainText } from '../plain-text.ts';
import { showOnDemand } from '../show-on-demand.tsx';
import type { ShowFieldProps } from '../show-props.ts';

/** Few lists have a column of bytes. */
export const ShowBinary = showOnDemand(
  async () => (await import('./show-size.tsx')).ShowSize,
  ({ value }: ShowFieldProps) => plainText(value).slice(0, 20),
);
