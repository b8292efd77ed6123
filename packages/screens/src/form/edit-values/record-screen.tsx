import {
  DetailScreen,
  RecordContent,
  type RecordContentProps,
  RecordDetailScreen,
  type RecordDetailScreenProps,
  ValueEditorsContext,
  type ValueEditorsProps,
} from '../../record/detail/index.ts';
import { ValueEditors } from './value-editors.tsx';

/** The screen of a record, whose values can be edited in their places. */
export function RecordScreen() {
  return (
    <ValueEditorsContext value={renderEditors}>
      <DetailScreen />
    </ValueEditorsContext>
  );
}

/** The same screen, of a record that a custom screen names. */
export function EditableRecordScreen(props: RecordDetailScreenProps) {
  return (
    <ValueEditorsContext value={renderEditors}>
      <RecordDetailScreen {...props} />
    </ValueEditorsContext>
  );
}

/** The same record in another place. */
export function EditableRecord(props: RecordContentProps) {
  return (
    <ValueEditorsContext value={renderEditors}>
      <RecordContent {...props} />
    </ValueEditorsContext>
  );
}

function renderEditors(props: ValueEditorsProps) {
  return <ValueEditors {...props} />;
}
