import { Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';

/**
 * Explains why nothing is shown: no records yet, or none that match. For missing permissions, use
 * DeniedState.
 */
export function EmptyState({ icon = <Inbox />, ...props }: StateProps) {
  return <State data-slot="empty-state" tone="neutral" icon={icon} {...props} />;
}

/** One look for a place that has nothing to show: empty, failed or denied. */
const stateStyles = tv({
  slots: {
    state:
      'mx-auto flex w-full max-w-md flex-col items-center gap-1 px-6 py-12 text-center text-ink-muted',
    icon: 'mb-3 grid size-10 place-items-center rounded-full border [&_svg]:size-5',
    title: 'text-lg text-ink text-balance',
    description: 'text-base text-pretty',
    actions: 'mt-4 flex flex-wrap items-center justify-center gap-2',
    details: 'mt-4 w-full text-start text-sm',
  },
  variants: {
    tone: {
      neutral: { icon: 'border-line bg-sunken text-ink-subtle' },
      danger: { icon: 'border-danger-line bg-danger-soft text-danger' },
      warning: { icon: 'border-warning-line bg-warning-soft text-warning' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface StateProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly title: ReactNode;
  /** Level of the title's heading. */
  readonly level?: 1 | 2 | 3 | 4;
  /** Replaces the default icon; `null` for none. */
  readonly icon?: ReactNode;
  /** One or two buttons or links that lead on. */
  readonly actions?: ReactNode;
  /** The reason and the next step, in full sentences. */
  readonly children?: ReactNode;
}

/** The frame that EmptyState, ErrorState and DeniedState share. */
export function State({
  title,
  level = 2,
  icon,
  actions,
  tone,
  details,
  className,
  children,
  ...props
}: StateProps & {
  readonly tone: 'neutral' | 'danger' | 'warning';
  readonly details?: ReactNode;
}) {
  const styles = stateStyles({ tone });
  const Heading = `h${level}` as const;
  return (
    <Primitive.div className={styles.state({ className })} {...props}>
      {icon !== null && (
        <span data-slot="state-icon" aria-hidden="true" className={styles.icon()}>
          {icon}
        </span>
      )}
      <Heading data-slot="state-title" className={styles.title()}>
        {title}
      </Heading>
      {children !== undefined && (
        <div data-slot="state-description" className={styles.description()}>
          {children}
        </div>
      )}
      {actions !== undefined && (
        <div data-slot="state-actions" className={styles.actions()}>
          {actions}
        </div>
      )}
      {details !== undefined && <div className={styles.details()}>{details}</div>}
    </Primitive.div>
  );
}
