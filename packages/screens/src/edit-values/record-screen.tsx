import {
  DetailScreen,
  ValueEditorsContext,
  type ValueEditorsProps,
} from '../record/detail/index.ts';
import { ValueEditors } from './value-editors.tsx';

/** A record whose values can be edited in their places. */
export function RecordScreen() {
  return (
    <ValueEditorsContext value={renderEditors}>
      <DetailScreen />
    </ValueEditorsContext>
  );
}

function renderEditors(props: ValueEditorsProps) {
  return <ValueEditors {...props} />;
}
