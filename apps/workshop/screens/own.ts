import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

/** The custom-screen API, typed for the workshop: names that its database doesn't have are errors. */
export const {
  defineScreen,
  useAgenda,
  useRecord,
  useRecords,
  useReferenced,
  useReferring,
  useSaveRecord,
} = screensOf<Discovered>();
