import type { Tone } from './tone.ts';

/** Each tone has its own shape, so that states can be distinguished without colour. */
const shapes: Readonly<Record<Tone, string>> = {
  neutral:
    'M4 1.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Zm0 1.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Z',
  accent: 'M4 .5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  info: 'M1.5.75h5a.75.75 0 0 1 .75.75v5a.75.75 0 0 1-.75.75h-5a.75.75 0 0 1-.75-.75v-5A.75.75 0 0 1 1.5.75Z',
  success: 'M7.6 2.1 3.4 6.9a.75.75 0 0 1-1.1.04L.4 5.05l1.05-1.1 1.32 1.3L6.45 1.1Z',
  warning:
    'M4.65.9 7.7 6.4a.75.75 0 0 1-.65 1.1H.95A.75.75 0 0 1 .3 6.4L3.35.9a.75.75 0 0 1 1.3 0Z',
  danger:
    'M4.5.35l3.15 3.15a.7.7 0 0 1 0 1L4.5 7.65a.7.7 0 0 1-1 0L.35 4.5a.7.7 0 0 1 0-1L3.5.35a.7.7 0 0 1 1 0Z',
  special: 'M1 1h2.25v6H1ZM4.75 1H7v6H4.75Z',
};

/** The shape of a tone in its colour. It says nothing by itself: a word beside it does. */
export function StatusDot({ tone }: { readonly tone: Tone }) {
  return (
    <svg viewBox="0 0 8 8" className="size-2 shrink-0" fill="currentColor" aria-hidden="true">
      <path d={shapes[tone]} fillRule="evenodd" />
    </svg>
  );
}
