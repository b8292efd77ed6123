import type { Limit, Specification } from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import { code, plain, sourceText, table } from './text.ts';

/** Point 9: lengths, settings, storage buckets and what is declared. */
export function limitsSection({ limits }: Specification): readonly string[] {
  return [
    table(
      ['Limit', 'Value', 'Of', 'Source'],
      limits.map((limit) => [
        plain(limit.name),
        plain(limit.value),
        holder(limit),
        sourceText(limit.source),
      ]),
    ),
  ];
}

function holder({ bucket, role, setting, entity, field }: Limit): string {
  const parts = present([
    bucket !== undefined && `storage bucket ${code(bucket)}`,
    role !== undefined && `role ${code(role)}`,
    setting !== undefined && `setting ${code(setting)}`,
    entity !== undefined && code(field === undefined ? entity : `${entity}.${field}`),
  ]);
  return parts.length === 0 ? 'the product' : parts.join(', ');
}
