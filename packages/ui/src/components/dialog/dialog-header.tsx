import { X } from 'lucide-react';
import { Close, Description, Title } from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { useLabels } from '../../labels/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { mergeChildClass } from '../child-class.ts';
import { dialogStyles } from './styles.ts';

export type DialogHeaderProps = ComponentProps<'div'>;

export const dialogLabels = { close: 'Close' };

/** Title and description, with the button that closes at the end. */
export function DialogHeader({ className, children, ...props }: DialogHeaderProps) {
  const labels = useLabels(dialogLabels);
  const styles = dialogStyles();
  return (
    <div data-slot="dialog-header" className={styles.header({ className })} {...props}>
      <div className="min-w-0">{children}</div>
      <Close asChild>
        <IconButton label={labels.close} className={styles.close()}>
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </div>
  );
}

export interface DialogTitleProps extends ComponentProps<'h2'> {
  readonly asChild?: boolean;
}

/** Names the dialog. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <Title
      data-slot="dialog-title"
      {...mergeChildClass({ className: dialogStyles().title({ className }), ...props })}
    />
  );
}

export interface DialogDescriptionProps extends ComponentProps<'p'> {
  readonly asChild?: boolean;
}

/** Read out with the title when the dialog opens: keep it short. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return (
    <Description
      data-slot="dialog-description"
      {...mergeChildClass({ className: dialogStyles().description({ className }), ...props })}
    />
  );
}
