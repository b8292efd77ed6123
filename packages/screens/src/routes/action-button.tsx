import { Anchor } from '@ninefold/ui/components/link';
import { type Entity, entityId } from '@ninefold/specification';
import { type Action, question } from '@ninefold/specification/explain';
import { Button, type ButtonProps } from '@ninefold/ui/components/button';
import { WhyMark } from '@ninefold/ui/patterns/why';
import { useObstacle } from '../application/use-obstacle.ts';
import { obstacleWords } from '../assemble/obstacle-words.ts';
import type { ScreenKind } from '../custom-screens/standing.ts';
import { useOpenScreens } from '../custom-screens/use-open-screens.ts';

/** The screens that lead to what is done, of which the team may want none here. */
const screens: Partial<Record<Action, ScreenKind>> = { insert: 'create', update: 'change' };

export interface ActionButtonProps extends Omit<ButtonProps, 'asChild'> {
  readonly entity: Entity;
  readonly action: Action;
  /** What it is called where it is asked why it is not there: "New work order". */
  readonly name: string;
  /** Leads to where it is done; without it `onClick` does it. */
  readonly href?: string;
}

/**
 * What a person can do with records. What is not granted, or not meant for the person's role, is
 * not there; what no policy allows is disabled and says why. Of all of them it can be asked why.
 */
export function ActionButton({
  entity,
  action,
  name,
  href,
  children,
  ...props
}: ActionButtonProps) {
  const obstacle = useObstacle()(entity, action);
  const isOpen = useOpenScreens(entity);
  const why = question('action', entityId(entity), action);
  const screen = screens[action];
  if (href !== undefined && screen !== undefined && !isOpen(screen)) return null;
  if (obstacle?.by === 'grant' || obstacle?.by === 'declaration') {
    return <WhyMark why={why} name={name} />;
  }
  const asked = { 'data-why': why, 'data-why-name': name };
  if (obstacle !== undefined) {
    return (
      <Button {...props} {...asked} disabledReason={obstacleWords(obstacle)}>
        {children}
      </Button>
    );
  }
  if (href === undefined) {
    return (
      <Button {...props} {...asked}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...props} {...asked} asChild>
      <Anchor href={href}>{children}</Anchor>
    </Button>
  );
}
