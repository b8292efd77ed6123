/** A small button inside a control's box, or in the header of its popup. */
export const controlButtonStyles =
  'grid size-6 touch:-my-px touch:size-11 shrink-0 place-items-center rounded-xs text-ink-subtle outline-offset-0 hover:bg-hover hover:text-ink data-hovered:bg-hover data-hovered:text-ink data-pressed:bg-pressed [&_svg]:size-4';
