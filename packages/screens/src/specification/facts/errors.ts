import type { ErrorEntry, Specification } from '@ninefold/specification';
import type { FactSection, SpecificationFact } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, entityAnchor, errorAnchor } from '../../addresses/index.ts';
import { byEntity, counted, detailIfKnown, present, sectionTitle } from './fact-parts.ts';

/** Point 8: the product's own errors, entity by entity, each with its message and what happens then. */
export function errorSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.errors, ({ entity }) => entity).map(
    ([id, entries]) => ({
      id: `of/${entityAnchor(id)}`,
      title: id === '' ? 'Whole product' : sectionTitle(specification, id),
      ...(id !== '' && { name: id, href: entityAddress(id) }),
      figure: counted(entries.length, 'error'),
      facts: entries.map(errorFact),
    }),
  );
}

/** Names of error codes, for people who don't know the codes. */
const meanings: Readonly<Record<string, string>> = {
  '23502': 'Required value missing',
  '23503': 'Broken reference',
  '23505': 'Duplicate value',
  '23514': 'Check failed',
  '23P01': 'Conflict with another record',
};

function errorFact(entry: ErrorEntry): SpecificationFact {
  const { code, constraint, statement, message, reaction, source } = entry;
  return {
    id: errorAnchor(entry),
    title: meanings[code] ?? `Error ${code}`,
    name: constraint === undefined ? code : `${code} ${constraint}`,
    text: message.value ?? statement?.value ?? null,
    missing: present([
      message.value === undefined && 'a message from the team',
      reaction.value === undefined && 'what happens then',
    ]),
    details: present([
      message.value !== undefined &&
        message.value !== statement?.value &&
        detailIfKnown('What happened', statement),
      detailIfKnown('Then', reaction),
    ]),
    source,
    sources: [{ of: 'Message', source: message.source }],
  };
}
