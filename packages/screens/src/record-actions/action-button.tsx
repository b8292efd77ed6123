import { Anchor } from '@ninefold/ui/components/link';
import { type Entity, entityId } from '@ninefold/specification';
import { type Action, question } from '@ninefold/specification/explain';
import { Button, type ButtonProps } from '@ninefold/ui/components/button';
import { WhyMark } from '@ninefold/ui/patterns/why';
import { useActionDenial } from './use-action-denial.ts';
import { denialMessage } from '../descriptors/index.ts';
import type { ScreenKind } from '../declared-screens/index.ts';
import { useOpenScreens } from './use-open-screens.ts';

/** The screens that lead to what is done, of which the team may want none here. */
const screens: Partial<Record<Action, ScreenKind>> = { insert: 'create', update: 'change' };

export interface ActionButtonProps extends Omit<ButtonProps, 'asChild'> {
  readonly entity: Entity;
  readonly action: Action;
  /** Its name where people ask why it is missing: "New work order". */
  readonly name: string;
  /** Leads to where it is done; without it `onClick` does it. */
  readonly href?: string;
}

/**
 * A button for an action on records. It is left out where the role has no permission or the team
 * doesn't intend it, and disabled with the reason where no policy allows it. People can ask why either
 * way.
 */
export function ActionButton({
  entity,
  action,
  name,
  href,
  children,
  ...props
}: ActionButtonProps) {
  const denial = useActionDenial()(entity, action);
  const isOpen = useOpenScreens(entity);
  const why = question('action', entityId(entity), action);
  const screen = screens[action];
  if (href !== undefined && screen !== undefined && !isOpen(screen)) return null;
  if (denial?.by === 'grant' || denial?.by === 'declaration') {
    return <WhyMark why={why} name={name} />;
  }
  const whyProps = { 'data-why': why, 'data-why-name': name };
  if (denial !== undefined) {
    return (
      <Button {...props} {...whyProps} disabledReason={denialMessage(denial)}>
        {children}
      </Button>
    );
  }
  if (href === undefined) {
    return (
      <Button {...props} {...whyProps}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...props} {...whyProps} asChild>
      <Anchor href={href}>{children}</Anchor>
    </Button>
  );
}
