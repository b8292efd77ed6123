import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';
import { initials } from './initials.ts';

const styles = tv({
  base: 'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none forced-colors:border',
  variants: {
    size: { small: 'size-5 text-2xs', medium: 'size-7 text-xs', large: 'size-10 text-base' },
    tone: {
      neutral: 'bg-neutral-soft text-neutral',
      accent: 'bg-accent-soft text-accent',
      info: 'bg-info-soft text-info',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
      special: 'bg-violet-soft text-violet',
    },
  },
  defaultVariants: { size: 'medium', tone: 'special' },
});

export interface AvatarProps extends ComponentProps<'span'> {
  /** The person's or team's name, of which the initials are shown. */
  readonly name: string;
  readonly src?: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'special';
}

/** A person beside their name: decoration, so that the name is not read twice. */
export function Avatar({ name, src, size, tone, className, ...props }: AvatarProps) {
  return (
    <Primitive.span
      data-slot="avatar"
      aria-hidden="true"
      className={styles({ size, tone, className })}
      {...props}
    >
      {src === undefined ? (
        initials(name)
      ) : (
        <img src={src} alt="" className="size-full object-cover" />
      )}
    </Primitive.span>
  );
}
