import { findEntity, type Specification } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { Button } from '@ninefold/ui/components/button';
import { Why } from '@ninefold/ui/patterns/why';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useMemo } from 'react';
import { failureOf } from '../application/failure.ts';
import { useKnown } from '../application/use-known.ts';
import { KnownContext, useScreen, useSourceOf } from '../application/use-screen.ts';
import { ScreenFailed } from '../routes/screen-failed.tsx';
import { NotForRole } from './not-for-role.tsx';
import { OwnContext } from './own-context.ts';
import type { OwnPlace } from './own-paths.ts';
import { ownEntities, ownScreenQuery } from './own-queries.ts';
import { maySee } from './standing.ts';

export interface OwnScreenPlaceProps {
  readonly place: OwnPlace;
}

/** The own screen at an address, for those who may see it. */
export function OwnScreenPlace({ place }: OwnScreenPlaceProps) {
  const { roles } = useScreen();
  const { declared, path, parameters } = place;
  if (!maySee(declared.roles, roles)) {
    return (
      <NotForRole
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

function Opened({ place }: OwnScreenPlaceProps) {
  const { roles } = useScreen();
  const { path } = place;
  const known = useKnown(ownEntities(place));
  const source = useSourceOf(known);
  const screen = useQuery(ownScreenQuery(place));
  const { specification } = known;
  const context = useMemo(
    () => ({ specification, source, roles, path }),
    [specification, source, roles, path],
  );
  const closed = closedEntities(specification, place);
  if (closed.length > 0) {
    return (
      <DeniedState level={1} title={`You can’t see “${place.declared.title}”`}>
        It shows records that your role doesn’t have permission to read: {closed.join(', ')}.{' '}
        <Why why={question('action', closed[0] ?? '', 'select')}>Why is that?</Why>
      </DeniedState>
    );
  }
  if (screen.error) {
    return (
      <ErrorState
        level={1}
        title="This screen couldn’t be loaded"
        actions={<Button onClick={() => void screen.refetch()}>Try again</Button>}
      >
        {failureOf(screen.error).message}
      </ErrorState>
    );
  }
  const Component = screen.data?.component;
  return (
    Component !== undefined && (
      <KnownContext value={known}>
        <OwnContext value={context}>
          <Component {...place.parameters} />
        </OwnContext>
      </KnownContext>
    )
  );
}

/** Those that the screen is made of and this person may not read. */
function closedEntities(specification: Specification, place: OwnPlace): readonly string[] {
  return ownEntities(place).filter((id) => findEntity(specification, id)?.grants.select !== true);
}
