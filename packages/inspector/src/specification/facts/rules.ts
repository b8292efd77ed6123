import { formatList } from '@ninefold/messages';
import { undecidedChecks } from '@ninefold/rules/records';
import { fieldLabel, findEntity, type Rule, type Specification } from '@ninefold/specification';
import type { FactSection, SpecificationFact } from '../../patterns/specification-facts/index.ts';
import { entityAddress, entityAnchor, ruleAnchor } from '@ninefold/screens/inspector';
import { byEntity, present, sectionTitle } from './fact-parts.ts';
import { factMessages, ruleFactMessages } from './messages.ts';

/** Point 5: the rules in words, entity by entity. */
export function ruleSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.rules, ({ entity }) => entity).map(([id, rules]) => {
    const entity = findEntity(specification, id);
    const undecided = new Map(
      (entity === undefined ? [] : undecidedChecks(specification, entity)).map(
        ({ constraint, reason }) => [constraint, reason],
      ),
    );
    return {
      id: `of/${entityAnchor(id)}`,
      title: sectionTitle(specification, id),
      name: id,
      href: entityAddress(id),
      figure: ruleFactMessages.rules({ count: rules.length }),
      facts: rules.map((rule) =>
        ruleFact(specification, rule, undecided.get(rule.constraint ?? '')),
      ),
    };
  });
}

/** @param undecided Why forms can't check it before a record is sent. */
function ruleFact(
  specification: Specification,
  rule: Rule,
  undecided: string | undefined,
): SpecificationFact {
  const { fields, kind, statement, sql, constraint, description, source } = rule;
  const entity = findEntity(specification, rule.entity);
  const labels = fields.map((field) => (entity === undefined ? field : fieldLabel(entity, field)));
  const kindName = ruleFactMessages.kind({ kind: kind.replace(' ', '_') });
  const declared = description?.value;
  const doubt =
    rule.enforced === false
      ? ruleFactMessages.notEnforced
      : rule.validated === false
        ? ruleFactMessages.notValidated
        : undefined;
  return {
    id: ruleAnchor(rule),
    title: labels.length === 0 ? kindName : formatList(labels),
    name: fields.length === 0 ? undefined : fields.join(', '),
    text: declared ?? statement,
    // For a required field, the statement only repeats the kind.
    badges: present([
      kind !== 'required' && { label: kindName },
      doubt !== undefined && { label: doubt, tone: 'warning' },
    ]),
    details: present([
      declared !== undefined && { term: ruleFactMessages.inDatabase, value: statement },
      undecided !== undefined && { term: ruleFactMessages.onlyDatabase, value: undecided },
    ]),
    code: present([
      constraint !== undefined && { label: ruleFactMessages.constraint, code: constraint },
      sql !== undefined && { label: 'SQL', code: sql },
    ]),
    source,
    sources:
      description === undefined
        ? []
        : [{ of: factMessages.description, source: description.source }],
  };
}
