import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Toolbar',
  status: 'ready',
  summary: 'A row of tools that is a single tab stop.',
  synonyms: ['action bar', 'command bar', 'tool strip', 'button bar', 'bulk actions'],
  for: ['Tools for a text, diagram or picture.', 'Actions for selected rows.'],
  notFor: [
    { what: 'Two or three buttons', instead: 'ButtonGroup' },
    { what: 'A screen’s actions', instead: 'PageHeader' },
    { what: 'The application’s screens', instead: 'SideNavigation' },
    { what: 'A list’s filters', instead: 'the filter bar' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the tool that last had focus, or to the first; then out of the toolbar.',
    },
    { keys: 'ArrowRight', does: 'Moves to the next tool, or from the last to the first.' },
    { keys: 'ArrowLeft', does: 'Moves to the previous tool.' },
    { keys: 'ArrowDown', does: 'In a vertical toolbar, moves to the next tool.' },
    { keys: 'ArrowUp', does: 'In a vertical toolbar, moves to the previous tool.' },
    { keys: 'Home', does: 'Moves to the first tool.' },
    { keys: 'End', does: 'Moves to the last tool.' },
    { keys: 'Enter', does: 'Activates the tool.' },
    { keys: 'Space', does: 'Activates the tool or follows the link.' },
  ],
  roles: [
    { part: 'toolbar', role: 'toolbar', name: '`label`' },
    { part: 'toolbar-group', role: 'group', name: '`label`' },
    { part: 'toolbar-separator', role: 'separator', name: 'none' },
  ],
  forcedColours: 'Tools look like their components. Lines between groups are CanvasText.',
  touch: 'Tools wrap onto the next line when there is no room. They are at least 24 px.',
  sources: [
    { title: 'APG: Toolbar pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/' },
  ],
};
