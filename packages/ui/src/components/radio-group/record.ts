import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'RadioGroup',
  summary: 'A single choice from a short list.',
  synonyms: ['radio button', 'option button', 'single choice', 'radios'],
  for: ['In a form, two to about six options to compare.'],
  notFor: {
    'More options, or limited space': 'Select',
    'Several choices': 'CheckboxGroup',
    'A yes-or-no value': 'Checkbox',
    'Options that apply immediately': 'ToggleGroup',
  },
  keyboard: {
    Tab: 'Moves to the selected option, or to the first; then out of the group.',
    ArrowDown: 'Selects the next option, or from the last, the first.',
    ArrowUp: 'Selects the previous option.',
    ArrowRight: 'Selects the next option.',
    ArrowLeft: 'Selects the previous option.',
    Space: 'Selects the focused option, if none is selected.',
  },
  roles: {
    'radio-group': { role: 'radiogroup', name: 'the label of its Field, or `aria-label`' },
    radio: { role: 'radio', name: 'its text' },
  },
  parts: {
    'radio-group': { ...states.disabled, ...states.eitherOrientation },
    radio: { 'data-state': '`checked` or `unchecked`', 'data-disabled': 'While it is disabled' },
    'radio-label': {},
  },
  forcedColours: 'The circle keeps its outline. The dot is ButtonText.',
  touch: 'The label is part of the target. Without a label, the target is still 24 px.',
  sources: {
    'APG: Radio group pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  },
});
