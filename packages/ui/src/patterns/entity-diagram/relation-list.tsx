import { useLabels } from '../../labels/index.ts';
import { Link } from '../../components/link/index.ts';
import type { EntityNode } from './entity-diagram-props.ts';
import { entityDiagramLabels } from './labels.ts';
import type { RelationWords } from './relation-words.ts';

export interface RelationListProps {
  readonly label: string;
  readonly entities: readonly EntityNode[];
  readonly words: ReadonlyMap<string, readonly RelationWords[]>;
}

/** Lists the relations of the diagram as text. */
export function RelationList({ label, entities, words }: RelationListProps) {
  const labels = useLabels(entityDiagramLabels);
  return (
    <ul
      aria-label={label}
      className="grid max-h-[32rem] gap-x-6 gap-y-4 overflow-y-auto rounded-lg border border-line bg-panel px-4 py-3 sm:grid-cols-2 xl:grid-cols-3"
    >
      {entities.map(({ id, title, href }) => {
        const ties = words.get(id) ?? [];
        return (
          <li
            key={id}
            className="min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_5rem]"
          >
            <Link href={href} className="font-medium break-words">
              <bdi>{title}</bdi>
            </Link>
            {ties.length === 0 ? (
              <p className="text-md text-ink-subtle">{labels.tiedToNothing}</p>
            ) : (
              <ul className="text-md text-ink-muted">
                {ties.map(({ text }, index) => (
                  <li key={index} className="break-words">
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
