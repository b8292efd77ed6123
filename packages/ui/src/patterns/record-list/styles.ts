/** The first column stays in sight while the others scroll under it. */
export const stickyColumn =
  'sticky start-0 z-1 bg-canvas group-data-scrolled/scroll:shadow-[inset_-1px_0_0_var(--ninefold-color-line)] rtl:group-data-scrolled/scroll:shadow-[inset_1px_0_0_var(--ninefold-color-line)]';

/** A link that takes the focus is scrolled out from under the first column, at most 20rem wide. */
export const besideStickyColumn = '[&_a]:scroll-ms-80';

/** Rows that are about to be replaced: in the subtle ink, which stays readable, unlike opacity. */
export const dimmed =
  '[--ninefold-color-accent:var(--ninefold-color-ink-subtle)] [--ninefold-color-ink:var(--ninefold-color-ink-subtle)] grayscale';
