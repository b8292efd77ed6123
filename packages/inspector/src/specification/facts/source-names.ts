import { objectWords } from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  FactSource,
  SpecificationFact,
} from '../../patterns/specification-facts/index.ts';

/** Names the sources of facts in the page's language; a specification stores their English names. */
export function withSourceNames(sections: readonly FactSection[]): readonly FactSection[] {
  return sections.map((section) => ({
    ...section,
    ...ownSource(section),
    ...ownDetails(section),
    ...(section.folded && { folded: { ...section.folded, ...ownDetails(section.folded) } }),
    facts: section.facts.map(ofFact),
  }));
}

function ofFact(fact: SpecificationFact): SpecificationFact {
  return {
    ...fact,
    ...ownDetails(fact),
    source: named(fact.source),
    ...(fact.sources && {
      sources: fact.sources.map(({ of, source }) => ({ of, source: named(source) })),
    }),
  };
}

function ownDetails({ details }: { readonly details?: readonly FactDetail[] }) {
  return details && { details: details.map((detail) => ({ ...detail, ...ownSource(detail) })) };
}

function ownSource({ source }: { readonly source?: FactSource }) {
  return source && { source: named(source) };
}

function named(source: FactSource): FactSource {
  switch (source.from) {
    case 'database':
      return { ...source, object: objectWords(source.object) };
    case 'derived':
      return { ...source, of: objectWords(source.of) };
    default:
      return source;
  }
}
