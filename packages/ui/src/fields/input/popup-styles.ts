/** What opens below an input: an option list, a calendar. */
export const popupStyles =
  'z-popup rounded-lg border border-line-strong bg-panel text-base text-ink shadow-md outline-none data-entering:not-data-exiting:animate-rise';

/** A small button within an input's box. */
export const innerButtonStyles =
  'grid size-6 shrink-0 place-items-center rounded-xs text-ink-subtle outline-offset-0 hover:bg-hover hover:text-ink data-hovered:bg-hover data-hovered:text-ink data-pressed:bg-pressed [&_svg]:size-4';
