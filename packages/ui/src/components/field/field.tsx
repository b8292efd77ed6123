import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { fieldStyles } from './styles.ts';

export interface FieldProps extends ComponentProps<'div'> {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, where the surroundings show it already. */
  readonly labelHidden?: boolean;
  /** Beside the label, at the end of its row: a “why?” or a link. */
  readonly labelEnd?: ReactNode;
  /** What helps to fill it in. */
  readonly description?: ReactNode;
  /** What is wrong with the value, and what to do. Its presence makes the control invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Says so beside the label, in a form where most fields are required. */
  readonly optionalLabel?: string;
  readonly disabled?: boolean;
  /** The id of the control, for links from an ErrorSummary. Otherwise one is made. */
  readonly controlId?: string;
  /** One control: TextField, Select, or any that uses `useFieldControl`. */
  readonly children: ReactNode;
}

/** Label, description and error of one control, tied to it by their ids. */
export function Field({
  label,
  labelHidden,
  labelEnd,
  description,
  error,
  required = false,
  optionalLabel,
  disabled = false,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId();
  const hasError = isShown(error);
  const hasDescription = isShown(description);
  const context = {
    controlId: controlId ?? `${id}control`,
    labelId: `${id}label`,
    describedBy:
      [hasError && `${id}error`, hasDescription && `${id}description`].filter(Boolean).join(' ') ||
      undefined,
    invalid: hasError,
    required,
    disabled,
  };
  const styles = fieldStyles({ labelHidden });
  return (
    <FieldContext value={context}>
      <div
        data-slot="field"
        data-invalid={hasError || undefined}
        className={styles.field({ className })}
        {...props}
      >
        <div className={styles.labelRow()}>
          <label
            data-slot="field-label"
            id={context.labelId}
            htmlFor={context.controlId}
            className={styles.label()}
          >
            {label}
            {required && (
              <span aria-hidden="true" className={styles.mark()}>
                *
              </span>
            )}
          </label>
          {optionalLabel !== undefined && !required && (
            <span className={styles.optional()}>{optionalLabel}</span>
          )}
          {labelEnd}
        </div>
        {children}
        {hasError && (
          <p data-slot="field-error" id={`${id}error`} className={styles.error()}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
        {hasDescription && (
          <p data-slot="field-description" id={`${id}description`} className={styles.description()}>
            {description}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
