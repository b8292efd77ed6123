import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Toolbar',
  status: 'ready',
  summary: 'A row of tools that is a single tab stop.',
  synonyms: ['action bar', 'command bar', 'tool strip', 'button bar', 'bulk actions'],
  for: ['Tools for a text, diagram or picture.', 'Actions for selected rows.'],
  notFor: [
    { purpose: 'Two or three buttons', alternative: 'ButtonGroup' },
    { purpose: 'A screen’s actions', alternative: 'PageHeader' },
    { purpose: 'The application’s screens', alternative: 'SideNavigation' },
    { purpose: 'A list’s filters', alternative: 'the filter bar' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the tool that last had focus, or to the first; then out of the toolbar.',
    },
    { keys: 'ArrowRight', action: 'Moves to the next tool, or from the last to the first.' },
    { keys: 'ArrowLeft', action: 'Moves to the previous tool.' },
    { keys: 'ArrowDown', action: 'In a vertical toolbar, moves to the next tool.' },
    { keys: 'ArrowUp', action: 'In a vertical toolbar, moves to the previous tool.' },
    { keys: 'Home', action: 'Moves to the first tool.' },
    { keys: 'End', action: 'Moves to the last tool.' },
    { keys: 'Enter', action: 'Activates the tool.' },
    { keys: 'Space', action: 'Activates the tool or follows the link.' },
  ],
  roles: [
    { part: 'toolbar', role: 'toolbar', name: '`label`' },
    { part: 'toolbar-group', role: 'group', name: '`label`' },
    { part: 'toolbar-separator', role: 'separator', name: 'none' },
  ],
  parts: [
    { part: 'toolbar', attributes: { 'data-orientation': '`horizontal` or `vertical`' } },
    { part: 'toolbar-group' },
    { part: 'toolbar-separator', attributes: { 'data-orientation': '`horizontal` or `vertical`' } },
  ],
  forcedColours: 'Tools look like their components. Lines between groups are CanvasText.',
  touch: 'Tools wrap onto the next line when there is no room. They are at least 24 px.',
  sources: [
    { title: 'APG: Toolbar pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/' },
  ],
};
