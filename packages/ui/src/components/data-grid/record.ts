import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'DataGrid',
  summary: 'Many rows to move in, select, and copy from, with columns that a person arranges.',
  synonyms: ['table', 'spreadsheet', 'data table', 'virtual list'],
  for: ['The list of an entity.', 'Hundreds of columns, or more rows than can be drawn.'],
  notFor: {
    'A few rows beside other content': 'Table',
    'The fields of one record': 'DescriptionList',
  },
  keyboard: {
    Tab: 'Moves to the cell that had the focus last, and out of the grid.',
    ArrowDown:
      'Moves to the cell below, from the last row to the footer. Up, left and right lead to what is seen there.',
    ArrowUp: 'Moves to the cell above, from the first row to the header.',
    ArrowRight: 'Moves to the next cell, in a header’s handle makes the column wider.',
    ArrowLeft: 'Moves to the cell before, in a header’s handle makes the column narrower.',
    Home: 'Moves to the first cell of the row.',
    End: 'Moves to the last cell of the row.',
    'Control+Home': 'Moves to the first header.',
    'Control+End': 'Moves to the last cell of the last row, and from there to that of the footer.',
    PageDown: 'Moves down by the rows in sight.',
    PageUp: 'Moves up by the rows in sight.',
    Enter:
      'Sorts by a header, follows a row’s link, opens or closes a group, or moves into a cell with a control.',
    F2: 'Moves into a cell with a control.',
    Escape:
      'Moves from a control to its cell, unselects cells, or closes the row that is open beside the grid.',
    Space:
      'Opens the row beside the grid, or closes it. Where that isn’t offered, and on a checkbox, selects it.',
    x: 'Selects the row.',
    'Shift+Space': 'Selects the rows up to this one.',
    'Shift+ArrowDown':
      'On a selected row or a checkbox, selects the next row, too. Elsewhere selects cells, to copy them, as the other arrows do with Shift.',
    'Control+a': 'Selects all rows of the page.',
    'Control+c': 'Copies the selected cells, or else the selected rows, or the cell.',
    'Control+v': 'Pastes cells, where that is offered.',
    'Alt+ArrowDown': 'On a header, opens its menu.',
  },
  browserKeys: ['Control+c', 'Control+v'],
  roles: {
    table: { role: 'grid', name: '`label`' },
    'table-header': { role: 'columnheader with `aria-sort`', name: 'the column’s label' },
    'table-cell': { role: 'gridcell', name: 'its text' },
    'table-row-header': { role: 'rowheader', name: 'its text' },
    'data-grid-handle': { role: 'separator with a value', name: '“Width of” and the label' },
  },
  parts: {
    ...plainParts('data-grid-footer', 'table-cell', 'table-row-header'),
    'data-grid': { 'data-scrolled': 'While columns are scrolled under the first ones' },
    'data-grid-handle': { 'data-dragged': 'While it is dragged' },
    'table-header': {
      'data-column': 'The name of the column',
      'data-movable': 'While it can be dragged',
      'data-pinned': 'While its column stays in sight',
    },
    'table-row': states.selected,
  },
  forcedColours: 'Selected rows and cells have a Highlight outline.',
  touch: 'Columns scroll by finger, and are moved from their menu.',
  sources: {
    'APG: Grid': 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    'APG: Data grid examples': 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/data-grids/',
  },
});
