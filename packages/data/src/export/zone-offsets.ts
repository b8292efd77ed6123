/** Offsets change at whole quarters of an hour, in seconds. */
const quarter = 900;

/**
 * Returns a function that gives the zone's offset in seconds east of Greenwich at a point in time, in
 * seconds since 1970. It remembers offsets, because Intl is slow.
 *
 * @throws {RangeError} if there is no zone of that name.
 */
export function zoneOffsets(timeZone: string): (seconds: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const known = new Map<number, number>();
  return (seconds) => {
    const part = Math.floor(seconds / quarter);
    let offset = known.get(part);
    if (offset === undefined) {
      if (known.size > 100_000) known.clear();
      offset = offsetAt(format, part * quarter);
      known.set(part, offset);
    }
    return offset;
  };
}

/** Reads `GMT+05:30`; `GMT` alone is none. */
function offsetAt(format: Intl.DateTimeFormat, seconds: number): number {
  const parts = format.formatToParts(seconds * 1000);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0, rest = 0] =
    /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return sign === '-' ? -size : size;
}
