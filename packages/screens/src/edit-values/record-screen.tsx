import { DetailScreen, ValueEditorsContext } from '../record/detail/index.ts';
import { ValueEditors } from './value-editors.tsx';

/** A record whose values can be edited in their places. */
export function RecordScreen() {
  return (
    <ValueEditorsContext value={ValueEditors}>
      <DetailScreen />
    </ValueEditorsContext>
  );
}
