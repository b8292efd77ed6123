import { formatList } from '@ninefold/messages';
import { readFilter } from '../grammar/index.ts';
import { type Entity, type Specification, stateFieldOf } from '../model/index.ts';
import { conditionMessages } from './condition-messages.ts';
import { fieldLabel, quotedList } from './sentence.ts';

const kinds: Readonly<Record<string, string>> = {
  empty: 'empty',
  notEmpty: 'not_empty',
  eq: 'values',
  in: 'values',
};

/** Puts conditions in PostgREST's grammar in words, for use in a sentence: "“Status” is “Open” or “Planned”". */
export function conditionWords(
  specification: Specification,
  entity: Entity,
  conditions: Readonly<Record<string, string>>,
): string {
  const words = Object.entries(conditions).map(([name, condition]) => {
    const { operator = '', values = [] } = readFilter(name, condition) ?? {};
    const states = stateFieldOf(specification, entity, name)?.states;
    const labels = values.map(
      (value) => states?.find((state) => state.value === value)?.label.value ?? value,
    );
    return conditionMessages.condition({
      condition: kinds[operator] ?? 'unknown',
      field: fieldLabel(entity, name),
      values: quotedList(labels, 'or'),
    });
  });
  return formatList(words);
}
