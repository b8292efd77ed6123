import { screensOf } from '@ninefold/screens/custom-screens';
import type { Database } from '../database.types.ts';
import type { Discovered } from '../discovered.ts';

/** The custom-screen API, typed for the workshop: names that its database doesn't have are errors. */
export const {
  defineAction,
  defineCell,
  defineScreen,
  EditRecord,
  NewRecord,
  RecordList,
  useAgenda,
  useAggregate,
  useDeleteRecord,
  useFunction,
  useRecord,
  useRecords,
  useReferenced,
  useReferring,
  useSaveRecord,
  useTransition,
} = screensOf<Discovered, Database>();
