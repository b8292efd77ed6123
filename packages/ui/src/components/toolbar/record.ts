import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Toolbar',
  status: 'ready',
  summary: 'Many tools in one row, which are one stop of the Tab key.',
  synonyms: ['action bar', 'command bar', 'tool strip', 'button bar', 'bulk actions'],
  for: ['The tools of a text, a diagram or a picture.', 'What can be done with chosen rows.'],
  notFor: [
    { what: 'Two or three buttons', instead: 'ButtonGroup' },
    { what: 'The actions of a screen', instead: 'PageHeader' },
    { what: 'Places of the application', instead: 'SideNavigation' },
    { what: 'Filters of a list', instead: 'the filter bar' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the tool that had focus last, or to the first; then out.' },
    { keys: 'ArrowRight', does: 'Moves to the next tool; from the last to the first.' },
    { keys: 'ArrowLeft', does: 'Moves to the tool before.' },
    { keys: 'ArrowDown', does: 'Moves to the next tool of a vertical toolbar.' },
    { keys: 'ArrowUp', does: 'Moves to the tool before of a vertical toolbar.' },
    { keys: 'Home', does: 'Moves to the first.' },
    { keys: 'End', does: 'Moves to the last.' },
    { keys: 'Enter', does: 'Uses the tool.' },
    { keys: 'Space', does: 'Uses the tool; a link too.' },
  ],
  roles: [
    { part: 'toolbar', role: 'toolbar', name: '`label`' },
    { part: 'toolbar-group', role: 'group', name: '`label`' },
    { part: 'toolbar-separator', role: 'separator', name: 'none' },
  ],
  forcedColours: 'Tools look as their components do; the line between groups is CanvasText.',
  touch: 'Tools go on in the next line where there is no room, and are at least 24 px.',
  sources: [
    { title: 'APG: Toolbar pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/' },
  ],
};
