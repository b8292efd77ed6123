import { useLabels } from '../../labels/index.ts';
import { Folded } from './folded.tsx';
import { specificationFactsLabels } from './labels.ts';
import { SourceNote } from './source-note.tsx';
import type { FactPartSource, FactSource, SpecificationFact } from './specification-facts-props.ts';

export interface FactSourcesProps {
  readonly fact: Pick<SpecificationFact, 'source' | 'sources' | 'details'>;
}

/** Where a fact comes from; where parts of it come from elsewhere, that is folded away below. */
export function FactSources({ fact }: FactSourcesProps) {
  const labels = useLabels(specificationFactsLabels);
  const { source } = fact;
  const parts = partsFromElsewhere(fact);
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5">
      <SourceNote source={source} />
      {parts.length > 0 && (
        <Folded title={labels.moreSources(parts.length)}>
          <dl className="flex flex-col gap-1.5">
            {parts.map(({ of, source: from }, index) => (
              <div key={index}>
                <dt className="text-xs text-ink-subtle">{of}</dt>
                <dd>
                  <SourceNote source={from} />
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
      )}
    </div>
  );
}

function partsFromElsewhere({
  source,
  sources = [],
  details = [],
}: FactSourcesProps['fact']): readonly FactPartSource[] {
  const ofDetails = details.flatMap(({ term, source: from }) =>
    from === undefined ? [] : { of: term, source: from },
  );
  return [...sources, ...ofDetails].filter(
    ({ source: from }) => from.from !== 'none' && !same(from, source),
  );
}

function same(one: FactSource, other: FactSource): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
