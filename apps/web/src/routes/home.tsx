import { entityId } from '@ninefold/data/specification';
import { Card, CardHeader, CardTitle } from '@ninefold/ui/components/card';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { createLazyRoute, Navigate } from '@tanstack/react-router';
import { useEntityCounts } from '../application/use-entity-counts.ts';
import { useScreen } from '../application/use-screen.ts';
import { openingAddress } from '../assemble/addresses.ts';
import { listedEntities } from '../assemble/navigation.ts';
import { productTitle } from '../assemble/product-title.ts';
import type { ListedEntity } from '../queries/specification.ts';

export const route = createLazyRoute('/frame/')({ component: HomeScreen });

function HomeScreen() {
  const { application, overview } = useScreen();
  const { specification } = overview;
  const entities = listedEntities(overview);
  const figureOf = useEntityCounts();
  // Where no record can be shown, what can be said is the specification.
  if (entities.length === 0) return <Navigate to="/specification" replace />;

  const title = productTitle(application.configuration, specification);
  const { purpose, audience } = specification.purpose;
  return (
    <>
      <title>{title}</title>
      <PageHeader
        title={title}
        description={
          <>
            {purpose.value ?? (
              <>
                What it is for: <NotShown />
              </>
            )}
            <br />
            For whom: {audience.value ?? <NotShown />}
          </>
        }
      />
      <ul className="grid gap-3 px-4 pt-1 pb-6 sm:grid-cols-2 sm:px-6 xl:grid-cols-3">
        {entities.map((entity) => (
          <li key={entityId(entity)} className="grid">
            <EntityCard entity={entity} figure={figureOf(entity)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntityCardProps {
  readonly entity: ListedEntity;
  readonly figure: string | undefined;
}

/** Leads to an entity's list. The whole card is pressed, its title is the link. */
function EntityCard({ entity, figure }: EntityCardProps) {
  return (
    <Card className="relative hover:border-line-strong">
      <CardHeader>
        <CardTitle>
          <a
            href={openingAddress(entity)}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {entity.plural.value ?? entity.name}
          </a>
        </CardTitle>
        <span className="text-md text-ink-subtle tabular-nums">{figure}</span>
      </CardHeader>
      {entity.description.value !== undefined && (
        <p className="line-clamp-2 text-ink-muted">{entity.description.value}</p>
      )}
    </Card>
  );
}
