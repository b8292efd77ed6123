import { Anchor } from '@ninefold/ui/components/link';
import { createPath, type Entity, entityId, entityName } from '@ninefold/specification';
import { type Action, type Permission, question } from '@ninefold/specification/explain';
import { Button, type ButtonProps } from '@ninefold/ui/components/button';
import { useScreenActions, useShownShortcut } from '@ninefold/ui/patterns/screen-actions';
import { WhyMark } from '@ninefold/ui/patterns/why';
import type { ReactNode } from 'react';
import { disabledReasonOf, usePermission } from './general-permission.ts';
import { isLeftOut, type ScreenKind, screenAccess } from '@ninefold/rules/permissions';
import { useScreen } from '../../screen-context/index.ts';
import { recordActionMessages } from './messages.ts';

/** The screens that lead to what is done, of which the team may want none here. */
const screens: Partial<Record<Action, ScreenKind>> = { insert: 'create', update: 'change' };

export interface ActionButtonProps extends Omit<ButtonProps, 'asChild' | 'onClick'> {
  readonly entity: Entity;
  readonly action: Action;
  readonly permission: Permission;
  /** Its name where people ask why it is missing: "New work order". */
  readonly name: string;
  /** Leads to where it is done; without it `onClick` does it. */
  readonly href?: string;
  readonly onClick?: () => void;
  /** The key that does the same: `E`. */
  readonly shortcut?: string;
}

/**
 * A button for an action on records. It is left out where the role has no permission or the team
 * doesn't intend it, and disabled with the reason where no policy allows it, or not with this record.
 * People can ask why either way.
 */
export function ActionButton({
  entity,
  action,
  permission,
  name,
  href,
  shortcut,
  children,
  ...props
}: ActionButtonProps) {
  // It is in the first load, and what it draws is cheaper than what would remember it.
  'use no memo';
  const { overview, roles } = useScreen();
  const why = question('action', entityId(entity), action);
  const shown = useShownShortcut();
  const screen = screens[action];
  const isClosed =
    screen !== undefined &&
    screenAccess(overview.declaration, entityId(entity), screen, roles) !== 'open';
  const isHidden = href !== undefined && isClosed;
  const isDenied = isLeftOut(permission);
  const disabledReason = disabledReasonOf(permission) ?? props.disabledReason;
  useScreenActions(
    isHidden || isDenied
      ? []
      : [{ id: why, label: name, shortcut, href, onSelect: props.onClick, disabledReason }],
  );
  if (isHidden) return null;
  if (isDenied) return <WhyMark why={why} name={name} />;
  const button = {
    ...props,
    disabledReason,
    'aria-keyshortcuts': shown(shortcut),
    'data-why': why,
    'data-why-name': name,
  };
  if (permission.answer === 'no' || href === undefined)
    return <Button {...button}>{children}</Button>;
  return (
    <Button {...button} asChild>
      <Anchor href={href}>{children}</Anchor>
    </Button>
  );
}

export interface CreateButtonProps {
  readonly entity: Entity;
  /** "New work order" when absent. */
  readonly children?: ReactNode;
}

/** Leads to the form of a new record. */
export function CreateButton({ entity, children }: CreateButtonProps) {
  const name = recordActionMessages.create(entityName(entity));
  const permission = usePermission()('insert', entity);
  return (
    <ActionButton
      entity={entity}
      action="insert"
      permission={permission}
      name={name}
      href={createPath(entity)}
      shortcut="C"
      variant="primary"
    >
      {children ?? name}
    </ActionButton>
  );
}
