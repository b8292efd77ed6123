export {
  DetailScreen,
  RecordDetailScreen,
  type RecordDetailScreenProps,
} from './detail-screen.tsx';
export { RecordContent, type RecordContentProps } from './record-content.tsx';
export { useShownRecord } from './use-shown-record.ts';
export { ValueEditorsContext, type ValueEditorsProps } from './value-editors-context.ts';
export { WayBack } from './way-back.tsx';
