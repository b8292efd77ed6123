import type { ValueKind } from '@ninefold/values';
import { kindMessages } from './kind-messages.ts';

/** Names a kind of value for people who don't know SQL: "Date and time". */
export function kindLabel(kind: ValueKind): string {
  return kindMessages[kind];
}
