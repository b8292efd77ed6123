export { useRelatedRecords } from './use-related-records.tsx';
