import { entityId, type Specification } from '@ninefold/specification';
import type { SampleTable } from './sample-table.ts';
import { type SampleOptions, Sampler } from './sampler.ts';

/**
 * Returns sample records for the tables of a specification, in an order that foreign keys allow. No rule that is known
 * refuses one of them: keys, CHECKs, closed lists, uniqueness and references hold. The same specification, seed and
 * moment give the same records.
 */
export function sampleRecords(
  specification: Specification,
  options: SampleOptions,
): readonly SampleTable[] {
  const sampler = new Sampler(specification, options);
  const made = sampler.tables.map((entity) => {
    const table = sampler.samplesOf(entity);
    sampler.keep(entity, table.rows);
    return table;
  });
  const links = Map.groupBy(sampler.links(), ({ entity }) => entityId(entity));
  const linked = made.map((table) => {
    const own = links.get(entityId(table.entity)) ?? [];
    if (own.length === 0) return table;
    const rows = table.rows.map((row) =>
      own
        .filter(({ key }) => Object.entries(key).every(([name, value]) => row[name] === value))
        .reduce((linkedRow, { sent }) => ({ ...linkedRow, ...sent }), row),
    );
    return { ...table, rows };
  });
  return [...linked, ...sampler.circular];
}
