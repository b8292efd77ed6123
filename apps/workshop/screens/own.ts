import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

/** With which the workshop's screens are written: names that its database does not have are errors. */
export const { defineScreen, useAgenda, useRecord, useRecords, useReferenced, useReferring } =
  screensOf<Discovered>();
