import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'OverlayHost',
  summary: 'A container inside a dialog for popups of other libraries.',
  synonyms: ['portal', 'container'],
  for: ['Popups of react-aria inside a Dialog, Drawer or Popover.'],
  notFor: {
    'Ninefold’s Menu, Popover and Tooltip': 'nothing: they don’t need it',
  },
  keyboard: {
    Escape: 'Closes the popup. Pressing it again closes the dialog.',
  },
  roles: {
    'overlay-host': { role: 'none' },
  },
  parts: {
    'overlay-host': {},
  },
  forcedColours: 'It has no visual appearance.',
  touch: 'Its content stays reachable while the page behind is inert.',
  sources: {
    'Radix Primitives, issue 3694': 'https://github.com/radix-ui/primitives/issues/3694',
  },
});
