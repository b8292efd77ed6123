import { Anchor } from '@ninefold/ui/components/link';
import { anyOf, entityId, entityPath, inSentence } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { Why } from '@ninefold/ui/patterns/why';
import { useScreen } from '../../screen-context/index.ts';
import { roleLabel } from '../../descriptors/index.ts';
import { pointAddress, screenAddress } from '../../addresses/index.ts';
import type { DeclaredPlace } from './declared-place.ts';

export interface RoleRequiredProps {
  readonly title: string;
  /** Names of the roles that it is for. */
  readonly roles: readonly string[];
  /** The question that “Why is that?” answers. */
  readonly why: string;
  /** The screen's place in the specification; its point when left out. */
  readonly screen?: Parameters<typeof screenAddress>[0];
}

/** Shown instead of a screen that is declared for other roles. */
export function RoleRequired({ title, roles, why, screen }: RoleRequiredProps) {
  const { overview, person, roles: productRoles } = useScreen();
  const named = (role: string) => inSentence(roleLabel(overview.specification, role));
  const all = anyOf(roles.map(named));
  const [own] = person === undefined ? [] : productRoles;
  return (
    <>
      <title>{`${title}: not for your role`}</title>
      <DeniedState
        level={1}
        title={`“${title}” is not for your role`}
        actions={
          <>
            <Button asChild>
              <Anchor href="/">Go home</Anchor>
            </Button>
            <Button asChild variant="ghost">
              <Anchor href={screen === undefined ? pointAddress('screens') : screenAddress(screen)}>
                See the declaration
              </Anchor>
            </Button>
          </>
        }
      >
        {roles.length === 0
          ? 'No role can open this screen.'
          : `This screen is for the role ${all}.`}{' '}
        {own === undefined ? 'You are not signed in.' : `Your role is ${named(own)}.`} This applies
        only to the screen. The database decides which records you can read.{' '}
        <Why why={why}>Why is that?</Why>
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
  const one = entity?.label.value ?? id;
  const title = {
    list: entity?.plural.value ?? id,
    detail: one,
    create: `New ${inSentence(one)}`,
    change: `Edit ${inSentence(one)}`,
  }[kind];
  // The paths of a record's screens name its key, which navigation does not know.
  const screen =
    kind === 'list' && entity !== undefined ? { kind, path: entityPath(entity) } : undefined;
  return (
    <RoleRequired title={title} roles={roles} why={question('screen', id, kind)} screen={screen} />
  );
}
