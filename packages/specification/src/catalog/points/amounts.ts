/** Postgres's units of time in milliseconds, which is also the unit of a time-out without one. */
const units: Readonly<Record<string, number>> = {
  us: 0.001,
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Reads a time-out of a setting, `8s` or `500`, in milliseconds; undefined for any other text. */
export function milliseconds(setting: string): number | undefined {
  const [, digits, unit = 'ms'] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)?\s*$/.exec(setting) ?? [];
  const factor = units[unit];
  return digits === undefined || factor === undefined
    ? undefined
    : Math.round(Number(digits) * factor);
}

/** `8 s`, `1.5 s`, `2 min` */
export function durationInWords(amount: number): string {
  const [unit = 'ms', factor = 1] =
    Object.entries(units).findLast(([, size]) => size <= amount && amount % size === 0) ?? [];
  const inSeconds = unit === 'ms' && amount >= 1000;
  return inSeconds ? `${amount / 1000} s` : `${amount / factor} ${unit}`;
}

/** `5 MiB`, `1.5 GiB`; bytes where it is less than one KiB. */
export function bytesInWords(amount: number): string {
  const names = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.min(names.length - 1, amount < 1 ? 0 : Math.floor(Math.log2(amount) / 10));
  return `${Number((amount / 1024 ** power).toFixed(2))} ${names[power] ?? 'bytes'}`;
}
