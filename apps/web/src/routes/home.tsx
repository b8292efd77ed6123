import { entityPath } from '@ninefold/data/specification';
import { Card } from '@ninefold/ui/components/card';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { createLazyRoute, Navigate } from '@tanstack/react-router';
import { useEntityCounts } from '../application/use-entity-counts.ts';
import { useScreen } from '../application/use-screen.ts';
import { listedEntities } from '../assemble/navigation.ts';
import { productTitle } from '../assemble/product-title.ts';

export const route = createLazyRoute('/frame/')({ component: HomeScreen });

function HomeScreen() {
  const { application, known } = useScreen();
  const { specification } = known;
  const entities = listedEntities(specification);
  const figureOf = useEntityCounts();
  const title = productTitle(application.configuration, specification);
  // Where no record can be shown, what can be said is the specification.
  if (entities.length === 0) return <Navigate to="/specification" replace />;
  const { purpose, audience } = specification.purpose;
  return (
    <>
      <title>{title}</title>
      <PageHeader
        title={title}
        description={
          purpose.value ?? (
            <>
              Its purpose is <NotShown />.
            </>
          )
        }
      />
      <div className="px-6 pb-6">
        <p className="mb-4 text-ink-muted">For: {audience.value ?? <NotShown />}</p>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {entities.map((entity) => (
            <li key={entityPath(entity)}>
              <Card asChild interactive>
                <a href={entityPath(entity)}>
                  <span>{entity.plural.value ?? entity.name}</span>
                  <span>{figureOf(entity)}</span>
                  {entity.description.value}
                </a>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
