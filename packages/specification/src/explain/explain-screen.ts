import { declaredFacts, type OwnScreenDeclaration } from '../declaration/index.ts';
import { pathOf } from '../key-path/index.ts';
import { isKnown, ownEntry, type Screen } from '../model/index.ts';
import { quotedList, roleInSentence } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import { type ExplainContext, withEntity } from './context.ts';
import { type Explanation, factFinding, type Finding, finding, type Target } from './finding.ts';
import { explainMessages } from './messages.ts';
import type { ScreenKind } from './question.ts';

/**
 * Explains which roles a screen is for.
 *
 * @param of An entity by `entityId`; of a custom screen its path.
 */
export function explainScreen(
  context: ExplainContext,
  of: string,
  kind: ScreenKind,
): Explanation | undefined {
  const { specification, roles } = context;
  const found = specification.screens.find(
    (each) => each.kind === kind && (kind === 'own' ? each.path : each.entity) === of,
  );
  if (found === undefined) return undefined;
  const screen = kind === 'own' ? { ...declaredOwn(context, of), ...found } : found;
  const target: Target = { to: 'screen', screen };
  const isClosed = screen.roles?.value?.every((role) => !roles.includes(role)) === true;
  return {
    title: isClosed
      ? explainMessages.cannotOpen({ title: screen.title })
      : explainMessages.why({ name: screen.title }),
    findings: [
      ...forWhom(context, screen, target),
      ...(isClosed ? actingAs(context) : []),
      ...(isKnown(screen.description)
        ? [
            finding(
              explainMessages.purpose({ purpose: screen.description.value }),
              screen.description.source,
              target,
            ),
          ]
        : []),
      finding(
        kind === 'own' ? explainMessages.customScreen : explainMessages.assembledScreen,
        screen.source,
        target,
        [screen.path],
      ),
      ...readable(context, screen),
    ],
    remedies:
      screen.roles?.source.from === 'declared'
        ? [explainMessages.rolesDeclared({ path: screen.roles.source.at })]
        : [],
  };
}

/** Returns what is declared for a custom screen, which a specification without entities leaves out. */
function declaredOwn(
  { declaration }: ExplainContext,
  path: string,
): Pick<Screen, 'description' | 'roles'> {
  const declared: Partial<OwnScreenDeclaration> = ownEntry(declaration.screens?.own, path) ?? {};
  return declaredFacts(declared, ['description', 'roles'], (key) =>
    pathOf('screens', 'own', path, key),
  );
}

function forWhom(
  { specification }: ExplainContext,
  { roles }: Screen,
  target: Target,
): readonly Finding[] {
  if (roles === undefined) return [];
  return [
    factFinding(
      roles,
      (names) => {
        if (names.length === 0) return explainMessages.forNoRole;
        const labels = names.map((name) => roleInSentence(specification, name));
        return explainMessages.forRoles({ roles: quotedList(labels, 'or') });
      },
      target,
      explainMessages.rolesUnknown({ key: 'roles' }),
    ),
  ];
}

/** Returns the person's role, if the specification has it. */
function actingAs({ specification, roles }: ExplainContext): readonly Finding[] {
  const own = specification.permissions.roles.find(({ name }) => name === roles[0]);
  if (own === undefined) return [];
  return [
    finding(
      explainMessages.yourRole({ role: roleInSentence(specification, own.name) }),
      own.source,
      { to: 'role', role: own.name },
    ),
  ];
}

/** A screen shows what the database lets a person read, and no more. */
function readable(context: ExplainContext, { entity }: Screen): readonly Finding[] {
  const known = entity === undefined ? undefined : withEntity(context, entity);
  return known === undefined ? [] : actionFindings(known, 'select').slice(0, 1);
}
