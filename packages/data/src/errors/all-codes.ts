import {
  authCodes,
  postgrestCodes,
  storageCodes,
  weakPasswordReasons,
} from '@ninefold/specification/platform';
import type { KnownCodes } from './classify.ts';

/** The codes of the whole platform. */
export const allCodes: KnownCodes = {
  tables: [postgrestCodes, authCodes, storageCodes],
  weakPasswordReasons,
};
