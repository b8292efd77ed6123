import { formatList } from '@ninefold/messages';
import { Anchor } from '@ninefold/ui/components/link';
import { entityId, entityName, entityPath, inSentence } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { Why } from '@ninefold/ui/patterns/why';
import { useScreen } from '../screen-context/index.ts';
import { roleLabel } from '../descriptors/index.ts';
import { pointAddress, screenAddress } from '../addresses/index.ts';
import { failureMessages } from '../failures/index.ts';
import type { DeclaredPlace } from './declared-place.ts';
import { roleRequiredMessages } from './messages.ts';

export interface RoleRequiredProps {
  readonly title: string;
  /** Names of the roles that it is for. */
  readonly roles: readonly string[];
  /** The question that “Why?” answers. */
  readonly why: string;
  /** The screen's place in the specification; its point when left out. */
  readonly screen?: Parameters<typeof screenAddress>[0];
}

/** Shown instead of a screen that is declared for other roles. */
export function RoleRequired({ title, roles, why, screen }: RoleRequiredProps) {
  const { inspector, overview, person, roles: productRoles } = useScreen();
  const named = (role: string) => inSentence(roleLabel(overview.specification, role));
  const [own] = person === undefined ? [] : productRoles;
  return (
    <>
      <title>{roleRequiredMessages.pageTitle({ title })}</title>
      <DeniedState
        level={1}
        title={roleRequiredMessages.title({ title })}
        actions={
          <>
            <Button asChild>
              <Anchor href="/">{roleRequiredMessages.goHome}</Anchor>
            </Button>
            {inspector !== undefined && (
              <Button asChild variant="ghost">
                <Anchor
                  href={screen === undefined ? pointAddress('screens') : screenAddress(screen)}
                >
                  {roleRequiredMessages.declaration}
                </Anchor>
              </Button>
            )}
          </>
        }
      >
        {roleRequiredMessages.forRoles({
          count: roles.length,
          roles: formatList(roles.map(named)),
        })}{' '}
        {own === undefined
          ? roleRequiredMessages.signedOut
          : roleRequiredMessages.yourRole({ role: named(own) })}{' '}
        {roleRequiredMessages.onlyScreen} <Why why={why}>{failureMessages.why}</Why>
      </DeniedState>
    </>
  );
}

type OtherRoles = Extract<DeclaredPlace, { readonly is: 'other roles' }>;

/** In place of a screen of an entity. */
export function EntityRoleRequired({ place }: { readonly place: OtherRoles }) {
  const { overview } = useScreen();
  const { entity: id, kind, roles } = place;
  const entity = overview.entities.find((each) => entityId(each) === id);
  const names = entity && entityName(entity);
  const title = roleRequiredMessages.entityScreen({
    ...(names ?? { entity: id, Entity: id, Entities: id }),
    kind,
  });
  // The paths of a record's screens name its key, which navigation does not know.
  const screen =
    kind === 'list' && entity !== undefined ? { kind, path: entityPath(entity) } : undefined;
  return (
    <RoleRequired title={title} roles={roles} why={question('screen', id, kind)} screen={screen} />
  );
}
