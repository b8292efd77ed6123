import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';

const styles = tv({
  base: 'rounded-xs border border-line bg-sunken px-1 font-mono text-[0.9em] break-words text-ink',
});

/** A name or value as a machine writes it, within a sentence. */
export function Code({ className, ...props }: ComponentProps<'code'>) {
  return <code data-slot="code" dir="ltr" className={styles({ className })} {...props} />;
}
