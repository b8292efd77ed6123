import {
  type ColumnTarget,
  importableFields,
  isLabelled,
  labelledReferences,
  matchableFields,
} from '@ninefold/data/records/import';
import type { RecordSource } from '@ninefold/data/records';
import { type Entity, fieldLabel, fieldOfReference } from '@ninefold/specification';
import { importScreenMessages } from './messages.ts';

/** A field that a column can be matched to, as an option. */
export interface TargetChoice {
  readonly value: string;
  readonly label: string;
  readonly target: ColumnTarget;
}

export function targetChoices(source: RecordSource, entity: Entity): readonly TargetChoice[] {
  const references = labelledReferences(entity, (reference) => isLabelled(source, reference));
  const importable = new Set(importableFields(entity));
  return matchableFields(entity).flatMap((field) => {
    const own = references.filter((each) => fieldOfReference(entity, each) === field.name);
    const label = fieldLabel(entity, field.name);
    const keyLabel = importable.has(field)
      ? own.length > 0
        ? importScreenMessages.byKey({ field: label })
        : label
      : importScreenMessages.onlyKey({ field: label });
    return [
      ...own.map(({ constraint }) =>
        choice(importScreenMessages.byLabel({ field: label }), { kind: 'label', constraint }),
      ),
      choice(keyLabel, { kind: 'field', field: field.name }),
    ];
  });
}

function choice(label: string, target: ColumnTarget): TargetChoice {
  return { value: JSON.stringify(target), label, target };
}
