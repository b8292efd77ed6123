export {
  type RecordsBinding,
  RecordsProvider,
  type RecordsProviderProps,
  useRecordsBinding,
  useWriteContext,
} from './records-provider.tsx';
