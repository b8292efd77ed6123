/** Rows that are about to be replaced: in the subtle ink, which stays readable, unlike opacity. */
export const dimmed =
  '[--ninefold-color-accent:var(--ninefold-color-ink-subtle)] [--ninefold-color-ink:var(--ninefold-color-ink-subtle)] grayscale';
