import { fieldLabel, findEntity, type Rule, type Specification } from '@ninefold/specification';
import type { FactSection, SpecificationFact } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, entityAnchor, ruleAnchor } from '../../addresses/index.ts';
import { byEntity, counted, present, sectionTitle } from './fact-parts.ts';

/** Point 5: the rules in words, entity by entity. */
export function ruleSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.rules, ({ entity }) => entity).map(
    ([id, rules]) => ({
      id: `of/${entityAnchor(id)}`,
      title: sectionTitle(specification, id),
      name: id,
      href: entityAddress(id),
      figure: counted(rules.length, 'rule'),
      facts: rules.map((rule) => ruleFact(specification, rule)),
    }),
  );
}

const kinds: Readonly<Record<Rule['kind'], string>> = {
  required: 'Required',
  length: 'Length',
  precision: 'Digits',
  'one of': 'List of values',
  unique: 'Unique',
  reference: 'Reference',
  check: 'Check',
  exclusion: 'No overlap',
  declared: 'Declared',
};

function ruleFact(specification: Specification, rule: Rule): SpecificationFact {
  const { fields, kind, statement, sql, constraint, description, source } = rule;
  const entity = findEntity(specification, rule.entity);
  const labels = fields.map((field) => (entity === undefined ? field : fieldLabel(entity, field)));
  const told = description?.value;
  const doubt =
    rule.enforced === false
      ? 'not enforced by the database'
      : rule.validated === false && 'existing records may violate it';
  return {
    id: ruleAnchor(rule),
    title: labels.length === 0 ? kinds[kind] : labels.join(', '),
    name: fields.length === 0 ? undefined : fields.join(', '),
    text: told ?? statement,
    // Of what must be given the words say no more than the kind.
    badges: present([
      kind !== 'required' && { label: kinds[kind] },
      doubt && { label: doubt, tone: 'warning' },
    ]),
    details: told === undefined ? [] : [{ term: 'In the database', value: statement }],
    code: present([
      constraint !== undefined && { label: 'Constraint', code: constraint },
      sql !== undefined && { label: 'SQL', code: sql },
    ]),
    source,
    sources: description === undefined ? [] : [{ of: 'Description', source: description.source }],
  };
}
