import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '../../patterns/specification-facts/index.ts';

/**
 * Returns the facts that contain every word of a search, in themselves or in their section. Ignores
 * case and accents.
 */
export function searchFacts(sections: readonly FactSection[], search: string) {
  const total = count(sections);
  const words = folded(search).match(/\S+/g);
  if (words === null) return { sections, found: total, total };
  const left = sections.flatMap((section) => {
    const around = folded([section.title, section.name].join(' '));
    const lead = `${around} ${folded([section.text, ...details(section.details)].join(' '))}`;
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
  const { title, name, text, badges = [], code = [] } = fact;
  const found =
    texts.get(fact) ??
    folded(
      [
        title,
        name,
        text,
        ...badges.map(({ label }) => label),
        ...details(fact.details),
        ...code.map((each) => each.code),
      ].join(' '),
    );
  texts.set(fact, found);
  return found;
}

function details(all: readonly FactDetail[] = []) {
  return all.flatMap(({ value, links = [] }) => [value, ...links.map(({ label }) => label)]);
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
