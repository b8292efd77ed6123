import { formatNumber } from '@ninefold/messages';
import type { Limit } from '../model/index.ts';
import { limitMessages } from './limit-messages.ts';
import { unitsOfTime } from './units-of-time.ts';

/** The name and the value of a limit that the database sets; as they are for another. */
export function limitWords(limit: Limit): Pick<Limit, 'name' | 'value'> {
  const { setting, bucket, function: called, amount, role = '' } = limit;
  if (bucket !== undefined) {
    return amount === undefined
      ? { name: limitMessages.fileTypes({ name: bucket }), value: limit.value }
      : { name: limitMessages.maxFileSize({ name: bucket }), value: bytesInWords(amount) };
  }
  if (setting === undefined || amount === undefined) return limit;
  if (limit.unit === 'rows') return { name: limitMessages.maxRows, value: formatNumber(amount) };
  const name =
    called === undefined
      ? limitMessages.timeout({ setting, role })
      : limitMessages.functionTimeout({ name: called });
  return { name, value: durationInWords(amount) };
}

/** `8 s`, `1.5 s`, `2 min` */
function durationInWords(amount: number): string {
  const [unit = 'ms', factor = 1] =
    Object.entries(unitsOfTime).findLast(([, size]) => size <= amount && amount % size === 0) ?? [];
  const inSeconds = unit === 'ms' && amount >= 1000;
  return limitMessages.duration(
    inSeconds ? { amount: amount / 1000, unit: 's' } : { amount: amount / factor, unit },
  );
}

/** Writes a size: `5 MiB`, `1.5 GiB`; bytes where it is less than one KiB. */
export function bytesInWords(amount: number): string {
  const names = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.min(names.length - 1, amount < 1 ? 0 : Math.floor(Math.log2(amount) / 10));
  return limitMessages.size({
    amount: Number((amount / 1024 ** power).toFixed(2)),
    unit: names[power] ?? 'bytes',
  });
}
