import type { Limit } from '../model/specification.ts';
import type { Finding } from './explanation.ts';
import { finding } from './finding.ts';

/** A limit in words. */
export function limitFinding(limit: Limit): Finding {
  const { name, value, setting } = limit;
  return finding(
    `${name}: ${value}.`,
    limit.source,
    { to: 'limit', limit },
    setting === undefined ? [] : [`${setting} = ${value}`],
  );
}
