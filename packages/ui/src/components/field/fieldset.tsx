import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { fieldStyles } from './styles.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  readonly legend: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

/** Several controls under one legend: checkboxes, or the parts of one value. */
export function Fieldset({
  legend,
  description,
  error,
  className,
  children,
  ...props
}: FieldsetProps) {
  const id = useId();
  const styles = fieldStyles();
  const describedBy = [error && `${id}error`, description && `${id}description`].filter(Boolean);
  return (
    <fieldset
      data-slot="fieldset"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy.join(' ') || undefined}
      className={styles.field({ className })}
      {...props}
    >
      <legend data-slot="fieldset-legend" className={styles.label({ className: 'mb-1' })}>
        {legend}
      </legend>
      {children}
      {error && (
        <p data-slot="field-error" id={`${id}error`} className={styles.error()}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {description && (
        <p data-slot="field-description" id={`${id}description`} className={styles.description()}>
          {description}
        </p>
      )}
    </fieldset>
  );
}
