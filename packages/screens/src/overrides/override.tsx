import { formatList } from '@ninefold/messages';
import { findEntity, isOpen } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { Button } from '@ninefold/ui/components/button';
import { Why } from '@ninefold/ui/patterns/why';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Application, failureOf } from '../application/index.ts';
import { loadPolicies, useEntitySpecification, useScreen } from '../screen-context/index.ts';
import { failureMessages, NotFound, ScreenFailed } from '../failures/index.ts';
import { entitySpecificationQuery } from '../screen-context/queries/index.ts';
import { type DeclaredPlace, entityScreen } from './declared-place.ts';
import { customScreenMessages } from './messages.ts';
import { EntityRoleRequired, RoleRequired } from './role-required.tsx';
import { CustomCode } from '../custom-code/index.ts';
import { WayBack } from '../record/detail/index.ts';
import type { CustomScreen } from './define-screen.ts';
import { ScreenPathContext } from './screen-path.ts';
import { maySee } from '@ninefold/rules/permissions';
import { type CustomScreenMatch } from '../addresses/index.ts';

/** Loads what a declared place needs, so that nothing flashes, and returns its screen. */
export async function renderOverride(
  application: Application,
  place: DeclaredPlace,
): Promise<ReactNode> {
  if (place.is === 'hidden') return <NotFound />;
  if (place.is === 'other roles') return <EntityRoleRequired place={place} />;
  const { queries } = application;
  // The screen reports failures, and can try again.
  await Promise.allSettled([
    // Its forms judge as those of the application do.
    loadPolicies(),
    queries.ensureQueryData(customScreenQuery(place)),
    queries.ensureQueryData(entitySpecificationQuery(application, customScreenEntities(place))),
  ]);
  return <CustomScreenAtPath place={place} />;
}

/** The custom screen at an address, for the roles that can open it. */
function CustomScreenAtPath({ place }: { readonly place: CustomScreenMatch }) {
  const { roles } = useScreen();
  const { declared, path, parameters } = place;
  if (!maySee(declared.roles, roles)) {
    return (
      <RoleRequired
        title={declared.title}
        roles={declared.roles ?? []}
        why={question('screen', path, 'own')}
        screen={{ kind: 'own', path }}
      />
    );
  }
  return (
    <CatchBoundary
      getResetKey={() => JSON.stringify([path, parameters])}
      errorComponent={ScreenFailed}
    >
      <title>{declared.title}</title>
      <Opened key={path} place={place} />
    </CatchBoundary>
  );
}

function Opened({ place }: { readonly place: CustomScreenMatch }) {
  const { path } = place;
  const entities = customScreenEntities(place);
  const loaded = useEntitySpecification(entities);
  const screen = useQuery(customScreenQuery(place));
  const replaced = entityScreen(place.pathname);
  const own = entities.find((id) => id === replaced?.entity);
  const entity = own === undefined ? undefined : findEntity(loaded.specification, own);
  // As in the screen of an entity that it stands for: who can only create records has their form.
  if (own !== undefined && (entity === undefined || !isOpen(entity))) return <NotFound />;
  const closed = entities.filter(
    (id) => id !== own && findEntity(loaded.specification, id)?.grants.select !== true,
  );
  if (closed.length > 0) {
    return (
      <DeniedState
        level={1}
        title={customScreenMessages.deniedTitle({ title: place.declared.title })}
      >
        {customScreenMessages.denied({ entities: formatList(closed) })}{' '}
        <Why why={question('action', closed[0] ?? '', 'select')}>{failureMessages.why}</Why>
      </DeniedState>
    );
  }
  if (screen.error) {
    return (
      <ErrorState
        level={1}
        title={failureMessages.screenFailed}
        actions={<Button onClick={() => void screen.refetch()}>{failureMessages.retry}</Button>}
      >
        {failureOf(screen.error).message}
      </ErrorState>
    );
  }
  const Component = screen.data?.component;
  return (
    Component !== undefined && (
      <CustomCode at={`screens.own["${path}"]`} loaded={loaded}>
        {/* Before the screen, whose own actions win. */}
        {entity !== undefined && replaced?.kind === 'detail' && <WayBack entity={entity} />}
        <ScreenPathContext value={place.pathname}>
          <Component {...place.parameters} />
        </ScreenPathContext>
      </CustomCode>
    )
  );
}

/** The module of a custom screen. */
function customScreenQuery({ path, declared }: CustomScreenMatch) {
  return queryOptions({
    queryKey: ['custom screen', path],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async (): Promise<CustomScreen> => {
      if (declared.screen === undefined) {
        throw new Error(`screens.own["${path}"] has no screen: give it one, () => import(…).`);
      }
      const screen = await declared.screen();
      if (screen.path !== path) {
        throw new Error(
          `screens.own["${path}"] loads the screen of ${screen.path}: give both the same path.`,
        );
      }
      // `defineScreen` made it. The declaration's types know no React.
      return screen as CustomScreen;
    },
  });
}

/** Returns the entities that a custom screen declares, by `entityId`. */
function customScreenEntities({ declared }: CustomScreenMatch): readonly string[] {
  const { entity, entities = [] } = declared;
  return [...new Set([...(entity === undefined ? [] : [entity]), ...entities])];
}
