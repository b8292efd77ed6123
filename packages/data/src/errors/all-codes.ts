import {
  authCodes,
  postgrestCodes,
  storageCodes,
  weakPasswordMessage,
} from '@ninefold/specification/platform';
import type { KnownCodes } from './classify.ts';

/** The codes of the whole platform. */
export const allCodes: KnownCodes = {
  tables: [postgrestCodes, authCodes, storageCodes],
  weakPassword: weakPasswordMessage,
};
