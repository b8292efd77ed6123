import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'OverlayHost',
  status: 'ready',
  summary: 'A place inside a dialog for popups of another library.',
  synonyms: ['portal', 'container'],
  for: ['Popups of react-aria in a Dialog, Drawer or Popover.'],
  notFor: [
    {
      what: 'Our own Menu, Popover and Tooltip',
      instead: 'nothing: they find their place themselves',
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Closes the popup; the next Escape closes what it stands in.',
    },
  ],
  roles: [
    {
      part: 'overlay-host',
      role: 'none',
    },
  ],
  forcedColours: 'It draws nothing.',
  touch: 'What is in it stays reachable while the page behind is held.',
  sources: [
    {
      title: 'Radix Primitives, issue 3694',
      url: 'https://github.com/radix-ui/primitives/issues/3694',
    },
  ],
};
