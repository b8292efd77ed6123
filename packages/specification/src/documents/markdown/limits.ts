import type { Limit, Specification } from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import { code, items, plain, sourceText, table } from './text.ts';
import { documentMessages, limitMessages } from './messages.ts';

/** Point 9: lengths, settings, storage buckets and what is declared. */
export function limitsSection({ limits }: Specification): readonly string[] {
  return [
    table(
      [limitMessages.limit, limitMessages.value, limitMessages.holder, documentMessages.source],
      limits.map((limit) => [
        plain(limit.label ?? limit.name),
        plain(limit.value),
        holder(limit),
        sourceText(limit.source),
      ]),
    ),
  ];
}

function holder({ bucket, role, setting, entity, field }: Limit): string {
  const parts = present([
    bucket !== undefined && limitMessages.bucket({ name: code(bucket) }),
    role !== undefined && limitMessages.role({ name: code(role) }),
    setting !== undefined && limitMessages.setting({ name: code(setting) }),
    entity !== undefined && code(field === undefined ? entity : `${entity}.${field}`),
  ]);
  return parts.length === 0 ? limitMessages.product : items(parts);
}
