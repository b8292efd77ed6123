/** The surface that opens below a control: an option list, a calendar. */
export const popupStyles =
  'z-popup rounded-lg border border-line-strong bg-panel text-base text-ink shadow-md outline-none data-entering:not-data-exiting:animate-rise';
