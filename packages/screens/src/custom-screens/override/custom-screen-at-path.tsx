import { findEntity, type Specification } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { Button } from '@ninefold/ui/components/button';
import { Why } from '@ninefold/ui/patterns/why';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { failureOf } from '../../errors/index.ts';
import {
  EntitySpecificationContext,
  useEntitySpecification,
  useScreen,
} from '../../screen-context/index.ts';
import { ScreenFailed } from '../../failures/index.ts';
import { RoleRequired } from './role-required.tsx';
import { CustomScreenPath } from '../custom-screen-context.ts';
import { maySee, type CustomScreenMatch } from '../../declared-screens/index.ts';
import { customScreenEntities, customScreenQuery } from './custom-screen-query.ts';

export interface CustomScreenProps {
  readonly place: CustomScreenMatch;
}

/** The custom screen at an address, for the roles that can open it. */
export function CustomScreenAtPath({ place }: CustomScreenProps) {
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

function Opened({ place }: CustomScreenProps) {
  const { path } = place;
  const loaded = useEntitySpecification(customScreenEntities(place));
  const screen = useQuery(customScreenQuery(place));
  const { specification } = loaded;
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
        actions={<Button onClick={() => void screen.refetch()}>Retry</Button>}
      >
        {failureOf(screen.error).message}
      </ErrorState>
    );
  }
  const Component = screen.data?.component;
  return (
    Component !== undefined && (
      <EntitySpecificationContext value={loaded}>
        <CustomScreenPath value={path}>
          <Component {...place.parameters} />
        </CustomScreenPath>
      </EntitySpecificationContext>
    )
  );
}

/** Returns the screen's entities that this person can't read. */
function closedEntities(specification: Specification, place: CustomScreenMatch): readonly string[] {
  return customScreenEntities(place).filter(
    (id) => findEntity(specification, id)?.grants.select !== true,
  );
}
