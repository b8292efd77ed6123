import { type ComponentProps, use } from 'react';
import { AnswersWhy } from '../../answers-why.ts';
import { tv } from '../../components/styling/index.ts';
import { whyMessages } from './messages.ts';

/** The question that something on the screen answers, as a text of the caller's. */
export type WhyId = string;

const styles = tv({
  base: [
    // As high as a finger needs, without moving its line.
    'relative -my-0.5 inline-flex min-h-6 max-w-full items-center rounded-xs text-start text-inherit',
    'decoration-1 decoration-dotted underline-offset-4 hover:underline focus-visible:underline data-asked:text-accent data-asked:underline',
    'hover:text-accent hover:[&_[data-slot=status-badge]]:outline-1 hover:[&_[data-slot=status-badge]]:outline-current',
  ],
  variants: {
    /** A separate button, if nothing on the screen can be pressed for it. */
    standalone: { true: 'text-accent underline' },
  },
});

export interface WhyProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Absent: its content alone, which cannot be asked about. */
  readonly why: WhyId | undefined;
  /** The subject of the question. By default the content is the question. */
  readonly name?: string;
}

/**
 * Something on the screen that says where it comes from when it is pressed: a label, a badge. It
 * looks like what it is, and is underlined under the pointer. If it has its own name, the Tab key
 * skips it, as there are many: all of them are in the list of questions.
 */
export function Why({ why, name, className, children, ...props }: WhyProps) {
  const isAnswered = use(AnswersWhy);
  const standalone = name === undefined;
  if (!isAnswered && standalone) return null;
  if (!isAnswered || why === undefined) return children;
  return (
    <button
      type="button"
      data-slot="why"
      data-why={why}
      data-why-name={name}
      aria-label={name === undefined ? undefined : whyMessages.ask({ name })}
      aria-haspopup="dialog"
      tabIndex={standalone ? undefined : -1}
      className={styles({ standalone, className })}
      {...props}
    >
      {children}
    </button>
  );
}

export interface WhyMarkProps {
  readonly why: WhyId | undefined;
  readonly name: string;
  readonly children?: ComponentProps<'span'>['children'];
}

/**
 * Something that can be asked about and is not pressed for it: a heading, or, without content, what
 * is not on the screen. It is in the list of what can be asked.
 */
export function WhyMark({ why, name, children }: WhyMarkProps) {
  if (!use(AnswersWhy) || why === undefined) return children;
  return (
    <span
      data-slot="why-mark"
      data-why={why}
      data-why-name={name}
      hidden={children === undefined ? true : undefined}
    >
      {children}
    </span>
  );
}

export interface WhyBesideProps {
  readonly why: WhyId | undefined;
  readonly name: string;
}

/** "Why?" beside an input’s label. It shows while pointer or focus are in the field. */
export function WhyBeside({ why, name }: WhyBesideProps) {
  if (!use(AnswersWhy) || why === undefined) return null;
  return (
    <button
      type="button"
      data-slot="why"
      data-why={why}
      data-why-name={name}
      aria-label={whyMessages.ask({ name })}
      aria-haspopup="dialog"
      tabIndex={-1}
      className="-my-0.5 min-h-6 min-w-6 shrink-0 rounded-xs px-1 text-sm text-accent decoration-1 decoration-dotted underline-offset-4 opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 touch:hidden hover:underline focus-visible:opacity-100 data-asked:underline data-asked:opacity-100"
    >
      {whyMessages.why}
    </button>
  );
}
