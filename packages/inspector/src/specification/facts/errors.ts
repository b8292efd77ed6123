import type { ErrorEntry, Specification } from '@ninefold/specification';
import type { FactSection, SpecificationFact } from '../../patterns/specification-facts/index.ts';
import { entityAddress, entityAnchor, errorAnchor } from '@ninefold/screens/inspector';
import { byEntity, detailIfKnown, present, sectionTitle } from './fact-parts.ts';
import { errorFactMessages } from './messages.ts';

/** Point 8: the product's own errors, entity by entity, each with its message and what happens then. */
export function errorSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.errors, ({ entity }) => entity).map(
    ([id, entries]) => ({
      id: `of/${entityAnchor(id)}`,
      title: id === '' ? errorFactMessages.wholeProduct : sectionTitle(specification, id),
      ...(id !== '' && { name: id, href: entityAddress(id) }),
      figure: errorFactMessages.errors({ count: entries.length }),
      facts: entries.map(errorFact),
    }),
  );
}

function errorFact(entry: ErrorEntry): SpecificationFact {
  const { code, constraint, statement, message, reaction, source } = entry;
  return {
    id: errorAnchor(entry),
    title: errorFactMessages.title({ code }),
    name: constraint === undefined ? code : `${code} ${constraint}`,
    text: message.value ?? statement?.value ?? null,
    missing: present([
      message.value === undefined && errorFactMessages.teamMessage,
      reaction.value === undefined && errorFactMessages.reaction,
    ]),
    details: present([
      message.value !== undefined &&
        message.value !== statement?.value &&
        detailIfKnown(errorFactMessages.whatHappened, statement),
      detailIfKnown(errorFactMessages.thenTerm, reaction),
    ]),
    source,
    sources: [{ of: errorFactMessages.message, source: message.source }],
  };
}
