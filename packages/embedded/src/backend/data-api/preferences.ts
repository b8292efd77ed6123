import { ApiError } from './errors/index.ts';

/** The preferences in the header `Prefer`. */
export interface Preferences {
  readonly return: 'representation' | 'minimal' | 'headers-only' | undefined;
  readonly count: 'exact' | 'planned' | 'estimated' | undefined;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly strict: boolean;
  readonly transaction: 'commit' | 'rollback' | undefined;
  readonly maxAffected: number | undefined;
  /** The zone in which instants are written, and cast to dates. */
  readonly timeZone: string | undefined;
}

const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['return', ['representation', 'minimal', 'headers-only']],
  ['count', ['exact', 'planned', 'estimated']],
  ['resolution', ['merge-duplicates', 'ignore-duplicates']],
  ['missing', ['default', 'null']],
  ['handling', ['strict', 'lenient']],
  ['tx', ['commit', 'rollback']],
]);

export function readPreferences(header: string | null): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => one.split('=', 2));
  const first = (name: string) =>
    given.find(([key, value = '']) => key === name && known.get(name)?.includes(value))?.[1];
  const strict = first('handling') === 'strict';
  const affected = given.find(([key, value = '']) => key === 'max-affected' && /^\d+$/.test(value));
  const zone = given.find(([key, value = '']) => key === 'timezone' && isTimeZone(value));
  const invalid = given
    .filter(([key = '', value = '']) =>
      key === 'timezone'
        ? !isTimeZone(value)
        : !known.get(key)?.includes(value) && key !== 'max-affected',
    )
    .map((one) => one.join('='));
  if (strict && invalid.length > 0) {
    throw new ApiError('PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  return {
    return: first('return') as Preferences['return'],
    count: first('count') as Preferences['count'],
    resolution: first('resolution') as Preferences['resolution'],
    strict,
    transaction: first('tx') as Preferences['transaction'],
    maxAffected: affected === undefined ? undefined : Number(affected[1]),
    timeZone: zone?.[1],
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
