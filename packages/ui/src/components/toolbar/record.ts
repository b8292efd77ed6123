import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Toolbar',
  summary: 'A row of tools that is a single tab stop.',
  synonyms: ['action bar', 'command bar', 'tool strip', 'button bar', 'bulk actions'],
  for: ['Tools for a text, diagram or picture.', 'Actions for selected rows.'],
  notFor: {
    'Two or three buttons': 'ButtonGroup',
    'A screen’s actions': 'PageHeader',
    'The application’s screens': 'SideNavigation',
    'A list’s filters': 'the filter bar',
  },
  keyboard: {
    Tab: 'Moves to the tool that last had focus, or to the first; then out of the toolbar.',
    ArrowRight: 'Moves to the next tool, or from the last to the first.',
    ArrowLeft: 'Moves to the previous tool.',
    ArrowDown: 'In a vertical toolbar, moves to the next tool.',
    ArrowUp: 'In a vertical toolbar, moves to the previous tool.',
    Home: 'Moves to the first tool.',
    End: 'Moves to the last tool.',
    Enter: 'Activates the tool.',
    Space: 'Activates the tool or follows the link.',
  },
  roles: {
    toolbar: { role: 'toolbar', name: '`label`' },
    'toolbar-group': { role: 'group', name: '`label`' },
    'toolbar-separator': { role: 'separator', name: 'none' },
  },
  parts: {
    toolbar: { 'data-orientation': '`horizontal` or `vertical`' },
    'toolbar-group': {},
    'toolbar-separator': { 'data-orientation': '`horizontal` or `vertical`' },
  },
  forcedColours: 'Tools look like their components. Lines between groups are CanvasText.',
  touch: 'Tools wrap onto the next line when there is no room. They are at least 24 px.',
  sources: {
    'APG: Toolbar pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
  },
});
