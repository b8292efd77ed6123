import { lazyDisplay } from '@ninefold/ui/fields';
import { customFields } from '../custom-fields.ts';
import { PlainValue } from './plain-value.tsx';

/** Gives fields the displays that the team wrote for them. They are loaded with the first value. */
export const withCustomCells = customFields('cell', (load) => ({
  display: lazyDisplay(
    async () => (await import('./custom-cell.tsx')).customCell(load),
    PlainValue,
  ),
}));
