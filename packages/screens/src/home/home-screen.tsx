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
import { type ReactNode, useMemo, useState } from 'react';
import {
  listedEntities,
  listLabel,
  menuLists,
  openedRecords,
  openLists,
  useEntityCounts,
} from '../navigation/index.ts';
import {
  useEntitySpecification,
  useIdentity,
  useScreen,
  useSourceOf,
} from '../screen-context/index.ts';
import { openingAddress } from '../addresses/index.ts';
import { deferred } from '../application/index.ts';
import { productTitle } from '../descriptors/index.ts';
import type { ListedEntity } from '../screen-context/queries/index.ts';
import { homeEntities } from './home-entities.ts';
import { homeMessages } from './messages.ts';
import { OpenedTile, RecentTiles } from './recent-records.tsx';
import { Tiles, TileSkeleton } from './tile.tsx';
import { ChangedTile } from './changed-tile.tsx';
import { useChanged } from './use-changed.ts';
import { useWork } from './use-work.ts';
import { WorkTiles } from './work-tiles.tsx';

const LeftOut = deferred(() => import('./left-out.tsx'), 'LeftOut');

export function HomeScreen() {
  const { application, inspector, overview, roles } = useScreen();
  const { specification } = overview;
  const title = productTitle(application.configuration, specification);
  if (listedEntities(overview).length === 0) {
    // If no record can be shown, the specification is.
    return inspector === undefined ? (
      <NoLists title={title} />
    ) : (
      <Navigate to="/specification" replace />
    );
  }
  const ids = homeEntities(overview, roles);
  return (
    <>
      <title>{title}</title>
      {ids.length === 0 ? (
        <HomeParts title={title} isNew tiles={null} />
      ) : (
        <HomeOf title={title} ids={ids} />
      )}
    </>
  );
}

interface HomeOfProps {
  readonly title: string;
  /** The entities that it looks into, by `entityId`. */
  readonly ids: readonly string[];
}

function HomeOf({ title, ids }: HomeOfProps) {
  const loaded = useEntitySpecification(ids);
  const source = useSourceOf(loaded);
  const { specification } = loaded;
  const { overview, roles } = useScreen();
  const identity = useIdentity();
  const [hasOpened] = useState(() => openedRecords(identity).length > 0);
  const entities = useMemo(
    () => ids.flatMap((id) => findEntity(specification, id) ?? []),
    [specification, ids],
  );
  const work = useWork(specification, entities, source);
  const changed = useChanged(source, entities);
  const opened = <OpenedTile entities={entities} source={source} />;
  if (work === undefined || changed === undefined) {
    return (
      <HomeParts
        title={title}
        tiles={
          <>
            <TileSkeleton />
            <TileSkeleton />
            {opened}
          </>
        }
      />
    );
  }
  const { readable } = overview;
  const all = readable > overview.entities.length ? readable : openLists(overview, roles).length;
  const hasWork = work.length > 0 || changed !== 'none';
  return (
    <HomeParts
      title={title}
      isNew={!hasWork && !hasOpened}
      isOpen={!hasWork}
      tiles={
        <>
          <WorkTiles specification={specification} work={work} />
          {changed !== 'none' && <ChangedTile changed={changed} />}
          {opened}
          {!hasWork && <RecentTiles entities={entities} source={source} all={all} />}
        </>
      }
    />
  );
}

interface HomePartsProps {
  readonly title: string;
  readonly tiles: ReactNode;
  /** Nothing is known of the person's work, and they haven't opened a record. */
  readonly isNew?: boolean;
  /** Nothing is known of the person's work: they choose a list. */
  readonly isOpen?: boolean;
}

function HomeParts({ title, tiles, isNew = false, isOpen = isNew }: HomePartsProps) {
  const { application, overview } = useScreen();
  return (
    <>
      <PageHeader
        title={title}
        description={isNew ? <Purpose of={overview.specification} /> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-1 pb-8 sm:px-6">
        <Tiles>{tiles}</Tiles>
        {isOpen && <Entities />}
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

/** The product's purpose. It is shown until there is something to do, or a person has opened a record. */
function Purpose({ of: { purpose } }: { readonly of: Pick<Specification, 'purpose'> }) {
  return (
    <span className="block max-w-3xl text-pretty">
      {purpose.purpose.value ?? richText(homeMessages.purpose.parts({ value: <NotShown /> }))}
      <br />
      {richText(homeMessages.audience.parts({ value: purpose.audience.value ?? <NotShown /> }))}
    </span>
  );
}

/** The ways to the lists, with the number of their records. */
function Entities() {
  const { overview, roles } = useScreen();
  const figureOf = useEntityCounts();
  return (
    <section aria-labelledby="lists" className="grid gap-3">
      <h2 id="lists" className="text-base font-semibold">
        {homeMessages.lists}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {menuLists(overview, roles).map((entity) => (
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
