import type { ComponentProps, ReactNode } from 'react';
import { Primitive } from '../primitive.tsx';
import { stateStyles } from './styles.ts';

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
