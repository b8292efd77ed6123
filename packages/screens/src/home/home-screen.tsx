import { isolate } from '@ninefold/messages';
import { Anchor } from '@ninefold/ui/components/link';
import { entityId, findEntity, type Specification } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Card, CardHeader, CardTitle } from '@ninefold/ui/components/card';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { richText } from '@ninefold/ui/rich-text';
import { Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { openedRecords } from '../navigation/index.ts';
import { listedEntities, listLabel, openLists, useEntityCounts } from '../navigation/index.ts';
import {
  useEntitySpecification,
  useIdentity,
  useScreen,
  useSourceOf,
} from '../screen-context/index.ts';
import { openingAddress } from '../addresses/index.ts';
import { deferred } from '../application/index.ts';
import { productTitle } from '../descriptors/index.ts';
import type { ListedEntity } from '../queries/index.ts';
import { homeEntities } from './home-entities.ts';
import { homeMessages } from './messages.ts';
import { NeedsAttention } from './needs-attention.tsx';
import { RecentRecords } from './recent-records.tsx';

const LeftOut = deferred(() => import('./left-out.tsx'), 'LeftOut');

export function HomeScreen() {
  const { application, inspector, overview } = useScreen();
  const identity = useIdentity();
  const { specification } = overview;
  const [isNew] = useState(() => openedRecords(identity).length === 0);
  const title = productTitle(application.configuration, specification);
  if (listedEntities(overview).length === 0) {
    // If no record can be shown, the specification is.
    return inspector === undefined ? (
      <NoLists title={title} />
    ) : (
      <Navigate to="/specification" replace />
    );
  }
  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} description={isNew ? <Purpose of={specification} /> : undefined} />
      <div className="grid gap-8 px-4 pt-1 pb-8 sm:px-6">
        <Today />
        <Entities />
        {application.configuration.leftOut && <LeftOut />}
      </div>
    </>
  );
}

function NoLists({ title }: { readonly title: string }) {
  return (
    <>
      <title>{title}</title>
      <EmptyState level={1} title={title}>
        {homeMessages.noLists}
      </EmptyState>
    </>
  );
}

/** The product's purpose. It is shown until a person has opened a record. */
function Purpose({ of: { purpose } }: { readonly of: Pick<Specification, 'purpose'> }) {
  return (
    <span className="block max-w-3xl text-pretty">
      {purpose.purpose.value ?? richText(homeMessages.purpose.parts({ value: <NotShown /> }))}
      <br />
      {richText(homeMessages.audience.parts({ value: purpose.audience.value ?? <NotShown /> }))}
    </span>
  );
}

/** Records that need attention, and recent records. */
function Today() {
  const { overview, roles } = useScreen();
  const ids = useMemo(() => homeEntities(overview, roles), [overview, roles]);
  return ids.length > 0 && <TodayOf ids={ids} />;
}

function TodayOf({ ids }: { readonly ids: readonly string[] }) {
  const loaded = useEntitySpecification(ids);
  const source = useSourceOf(loaded);
  const { specification } = loaded;
  const { overview, roles } = useScreen();
  const { readable } = overview;
  const all = readable > overview.entities.length ? readable : openLists(overview, roles).length;
  const entities = useMemo(
    () => ids.flatMap((id) => findEntity(specification, id) ?? []),
    [specification, ids],
  );
  return (
    <>
      <NeedsAttention specification={specification} entities={entities} source={source} />
      <RecentRecords entities={entities} source={source} all={all} />
    </>
  );
}

/** The ways to all lists: on a phone they are nowhere else in sight. */
function Entities() {
  const { overview, roles } = useScreen();
  const figureOf = useEntityCounts();
  return (
    <section aria-labelledby="all-lists" className="grid gap-3">
      <h2 id="all-lists" className="text-base font-semibold">
        {homeMessages.allLists}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {openLists(overview, roles).map((entity) => (
          <li key={entityId(entity)} className="grid">
            <EntityCard entity={entity} figure={figureOf(entity)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntityCardProps {
  readonly entity: ListedEntity;
  readonly figure: string | undefined;
}

/** Leads to an entity's list. The whole card is pressed, its title is the link. */
function EntityCard({ entity, figure }: EntityCardProps) {
  const { overview, roles } = useScreen();
  return (
    <Card className="relative hover:border-line-strong">
      <CardHeader>
        <CardTitle asChild>
          <h3>
            <Anchor
              href={openingAddress(entity, roles)}
              data-why={question('entity', entityId(entity))}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {listLabel(entity, overview.entities)}
            </Anchor>
          </h3>
        </CardTitle>
        <span className="text-md text-ink-subtle tabular-nums">{figure}</span>
      </CardHeader>
      {entity.description.value !== undefined && (
        <p className="line-clamp-2 text-ink-muted">{isolate(entity.description.value)}</p>
      )}
    </Card>
  );
}
