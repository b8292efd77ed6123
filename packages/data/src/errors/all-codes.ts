import {
  authCodes,
  postgrestCodes,
  storageCodes,
  weakPasswordMessage,
} from '@ninefold/specification/platform';
import type { KnownCodes } from './classify.ts';
import { objectMessage } from './object-message.ts';

/** The codes of the whole platform. */
export const allCodes: KnownCodes = {
  tables: [postgrestCodes, authCodes, storageCodes],
  weakPassword: weakPasswordMessage,
  objectMessage,
};
