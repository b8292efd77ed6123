import { useMemo, useRef } from 'react';
import { FactSectionView } from './fact-section.tsx';
import type { FactSection, SpecificationFactsProps } from './specification-facts-props.ts';
import { useMarked } from './use-marked.ts';
import { useNear } from './use-near.ts';

/**
 * Facts in sections, each fact with its source and an address of its own. Of
 * thousands only those near what is in sight are drawn.
 */
export function SpecificationFacts(props: SpecificationFactsProps) {
  const { sections, marked, level = 2, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const holder = useMemo(() => sectionOf(sections, marked), [sections, marked]);
  const { isNear, heightOf, watch } = useNear(sections, holder);
  useMarked(list, marked);
  return (
    <div
      ref={list}
      data-slot="specification-facts"
      className={`flex flex-col gap-6 ${className ?? ''}`}
    >
      {sections.map((section) => {
        const near = isNear(section.id);
        return (
          <FactSectionView
            key={section.id}
            section={section}
            level={level}
            marked={section.id === holder ? marked : undefined}
            near={near}
            height={near ? 0 : heightOf(section)}
            watch={watch}
          />
        );
      })}
    </div>
  );
}

function sectionOf(sections: readonly FactSection[], id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  return sections.find((section) => section.id === id || section.facts.some((f) => f.id === id))
    ?.id;
}
