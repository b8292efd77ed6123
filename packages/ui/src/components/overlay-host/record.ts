import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'OverlayHost',
  status: 'ready',
  summary: 'A container inside a dialog for popups of other libraries.',
  synonyms: ['portal', 'container'],
  for: ['Popups of react-aria inside a Dialog, Drawer or Popover.'],
  notFor: [
    {
      purpose: 'Ninefold’s Menu, Popover and Tooltip',
      alternative: 'nothing: they don’t need it',
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      action: 'Closes the popup. Pressing it again closes the dialog.',
    },
  ],
  roles: [
    {
      part: 'overlay-host',
      role: 'none',
    },
  ],
  parts: [{ part: 'overlay-host' }],
  forcedColours: 'It has no visual appearance.',
  touch: 'Its content stays reachable while the page behind is inert.',
  sources: [
    {
      title: 'Radix Primitives, issue 3694',
      url: 'https://github.com/radix-ui/primitives/issues/3694',
    },
  ],
};
