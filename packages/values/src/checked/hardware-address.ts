import { checkedTextMessages } from './messages.ts';

/** Every notation of six bytes that Postgres reads. */
const sixBytes =
  /^(?:[\da-f]{1,2}(?::[\da-f]{1,2}){5}|[\da-f]{1,2}(?:-[\da-f]{1,2}){5}|[\da-f]{6}[:-]?[\da-f]{6}|[\da-f]{4}(?:\.[\da-f]{4}){2}|[\da-f]{4}(?:-[\da-f]{4}){2})$/i;
/** Six or eight bytes, with one sign between any of them. Postgres extends six to eight. */
const eightBytes = /^[\da-f]{2}(?:[:.-]?[\da-f]{2}){5}(?:(?:[:.-]?[\da-f]{2}){2})?$/i;

export function hardwareAddressProblem(text: string, type: string): string | undefined {
  if (type === 'macaddr') return sixBytes.test(text) ? undefined : checkedTextMessages.macaddr;
  const isRead = eightBytes.test(text) && new Set(text.match(/[:.-]/g)).size <= 1;
  return isRead ? undefined : checkedTextMessages.macaddr8;
}
