import { describe, expect, it } from 'vitest';
import { describeTreeChanges } from './tree-difference.ts';

describe('describeTreeChanges', () => {
  it('describes a new name, a new state, a new text, and nodes that came and went', () => {
    expect(describeTreeChanges('- button "Save"', '- button "Keep"')).toEqual([
      'Button “Save” is now called “Keep”.',
    ]);
    expect(describeTreeChanges('- checkbox "Done"', '- checkbox "Done" [checked]')).toEqual([
      'Checkbox “Done” changed from no state to [checked].',
    ]);
    expect(describeTreeChanges('- text: 12 rows', '- text: 13 rows')).toEqual([
      'The text “12 rows” now reads “13 rows”.',
    ]);
    expect(
      describeTreeChanges('- list\n- link "Home"', '- list\n- link "Home"\n- link "Help"'),
    ).toEqual(['New: link “Help”.']);
    expect(describeTreeChanges('- heading "Orders" [level=1]\n- list', '- list')).toEqual([
      'Gone: heading “Orders”.',
    ]);
  });

  it('leaves out nodes that stayed', () => {
    expect(describeTreeChanges('- list:\n  - listitem: One', '- list:\n  - listitem: One')).toEqual(
      [],
    );
  });
});
