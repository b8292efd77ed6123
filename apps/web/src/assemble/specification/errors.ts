import { type ErrorEntry, type Specification } from '@ninefold/data/specification';
import type { FactSection, SpecificationFact } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, entityAnchor, errorAnchor } from '../specification-address.ts';
import { byEntity, counted, detailIfKnown, sectionTitle } from './fact-parts.ts';

/** Point 8: the product's own errors, entity by entity, each with its message and what happens then. */
export function errorSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.errors, ({ entity }) => entity).map(
    ([id, entries]) => ({
      id: `of/${entityAnchor(id)}`,
      title: id === '' ? 'Of the whole product' : sectionTitle(specification, id),
      ...(id === '' ? {} : { name: id, href: entityAddress(id) }),
      figure: counted(entries.length, 'error'),
      facts: entries.map(errorFact),
    }),
  );
}

/** What each of the classes of error that the product has means, for those who know no codes. */
const meanings: Readonly<Record<string, string>> = {
  '23502': 'Something is missing',
  '23503': 'Refers to nothing, or is referred to',
  '23505': 'Is there already',
  '23514': 'Breaks a check',
  '23P01': 'Clashes with another',
};

function errorFact(entry: ErrorEntry): SpecificationFact {
  const { code, constraint, statement, message, reaction, source } = entry;
  return {
    id: errorAnchor(entry),
    title: meanings[code] ?? `Error ${code}`,
    name: constraint === undefined ? code : `${code} ${constraint}`,
    text: message.value ?? statement?.value ?? null,
    missing: [
      ...(message.value === undefined ? ['a message of the team’s own'] : []),
      ...(reaction.value === undefined ? ['what happens then'] : []),
    ],
    details: [
      ...(message.value === undefined || message.value === statement?.value
        ? []
        : detailIfKnown('What happened', statement)),
      ...detailIfKnown('Then', reaction),
    ],
    source,
    sources: [{ of: 'Message', source: message.source }],
  };
}
