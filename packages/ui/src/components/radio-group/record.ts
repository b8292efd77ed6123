import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'RadioGroup',
  status: 'ready',
  summary: 'A single choice from a short list.',
  synonyms: ['radio button', 'option button', 'single choice', 'radios'],
  for: ['In a form, two to about six options to compare.'],
  notFor: [
    { purpose: 'More options, or limited space', alternative: 'Select' },
    { purpose: 'Several choices', alternative: 'CheckboxGroup' },
    { purpose: 'A yes-or-no value', alternative: 'Checkbox' },
    { purpose: 'Options that apply immediately', alternative: 'ToggleGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the selected option, or to the first; then out of the group.',
    },
    { keys: 'ArrowDown', action: 'Selects the next option, or from the last, the first.' },
    { keys: 'ArrowUp', action: 'Selects the previous option.' },
    { keys: 'ArrowRight', action: 'Selects the next option.' },
    { keys: 'ArrowLeft', action: 'Selects the previous option.' },
    { keys: 'Space', action: 'Selects the focused option, if none is selected.' },
  ],
  roles: [
    { part: 'radio-group', role: 'radiogroup', name: 'the label of its Field, or `aria-label`' },
    { part: 'radio', role: 'radio', name: 'its text' },
  ],
  parts: [
    {
      part: 'radio-group',
      attributes: {
        'data-disabled': 'While it is disabled',
        'data-orientation': '`horizontal` or `vertical`',
      },
    },
    {
      part: 'radio',
      attributes: {
        'data-state': '`checked` or `unchecked`',
        'data-disabled': 'While it is disabled',
      },
    },
    { part: 'radio-label' },
  ],
  forcedColours: 'The circle keeps its outline. The dot is ButtonText.',
  touch: 'The label is part of the target. Without a label, the target is still 24 px.',
  sources: [
    { title: 'APG: Radio group pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  ],
};
