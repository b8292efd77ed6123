/** Marks the target of a deep link with a bar and a colour, or an outline in forced colours. */
export const markedStyles =
  'data-marked:bg-accent-soft data-marked:shadow-[inset_3px_0_0_var(--ninefold-color-accent)] rtl:data-marked:shadow-[inset_-3px_0_0_var(--ninefold-color-accent)] forced-colors:data-marked:outline-2 forced-colors:data-marked:-outline-offset-2 forced-colors:data-marked:outline-[Highlight]';
