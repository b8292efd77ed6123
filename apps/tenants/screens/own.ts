import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

/** The API of custom screens with the names of this database: another name is an error in the editor. */
export const { defineScreen, NewRecord, useRecords, useSaveRecord } = screensOf<Discovered>();
