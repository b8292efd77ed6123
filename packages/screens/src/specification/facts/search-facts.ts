import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '@ninefold/ui/patterns/specification-facts';

/** The facts of a point that match a search. */
export interface FoundFacts {
  readonly sections: readonly FactSection[];
  readonly found: number;
  readonly total: number;
}

/**
 * Returns the facts that contain every word of a search, in themselves or in their section. Ignores
 * case and accents.
 */
export function searchFacts(sections: readonly FactSection[], search: string): FoundFacts {
  const total = count(sections);
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return { sections, found: total, total };
  const left = sections.flatMap((section) => {
    const around = folded([section.title, section.name ?? ''].join(' '));
    const lead = `${around} ${folded([section.text ?? '', ...details(section.details)].join(' '))}`;
    const facts = section.facts.filter((fact) => hasAll(`${around} ${factText(fact)}`, words));
    if (facts.length > 0) return { ...section, facts };
    return hasAll(lead, words) ? { ...section, facts: [] } : [];
  });
  return { sections: left, found: count(left), total };
}

function count(sections: readonly FactSection[]): number {
  return sections.reduce((sum, { facts }) => sum + facts.length, 0);
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

const texts = new WeakMap<SpecificationFact, string>();

/** Cached, because every typed letter needs it. */
function factText(fact: SpecificationFact): string {
  let text = texts.get(fact);
  if (text === undefined) {
    text = folded(
      [
        fact.title,
        fact.name ?? '',
        fact.text ?? '',
        ...(fact.badges ?? []).map(({ label }) => label),
        ...details(fact.details),
        ...(fact.code ?? []).map(({ code }) => code),
      ].join(' '),
    );
    texts.set(fact, text);
  }
  return text;
}

function details(all: readonly FactDetail[] = []): readonly string[] {
  return all.flatMap(({ value, links = [] }) => [value ?? '', ...links.map(({ label }) => label)]);
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
