import { notShown } from '../../specification/fact.ts';
import type { ErrorEntry, Rule } from '../../specification/specification.ts';
import { derived } from '../sources.ts';

const codes: Partial<Record<Rule['kind'], string>> = {
  unique: '23505',
  reference: '23503',
  check: '23514',
  exclusion: '23P01',
};

/**
 * Point 8: an entry for each constraint. What is shown to a person and what the
 * product does then is the team's to say; `statement` is made from the
 * constraint and stands apart.
 */
export function errorsOf(rules: readonly Rule[]): readonly ErrorEntry[] {
  return rules.flatMap((rule) => {
    const code = codes[rule.kind];
    if (code === undefined || rule.constraint === undefined) return [];
    return {
      code,
      constraint: rule.constraint,
      entity: rule.entity,
      fields: rule.fields,
      statement: derived('', rule.source.from === 'database' ? rule.source.object : ''),
      message: notShown,
      reaction: notShown,
      source: rule.source,
    };
  });
}
