import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'RadioGroup',
  status: 'ready',
  summary: 'One of a few that are all in sight.',
  synonyms: ['radio button', 'option button', 'single choice', 'radios'],
  for: ['Two to some six choices that are to be compared, in a form.'],
  notFor: [
    { what: 'More choices, or little room', instead: 'Select' },
    { what: 'Several at once', instead: 'CheckboxGroup' },
    { what: 'Yes or no', instead: 'Checkbox' },
    { what: 'How something is shown, effective at once', instead: 'ToggleGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the one that is chosen, or to the first; then out of the group.',
    },
    { keys: 'ArrowDown', does: 'Chooses the next; from the last the first.' },
    { keys: 'ArrowUp', does: 'Chooses the one before.' },
    { keys: 'ArrowRight', does: 'Chooses the next.' },
    { keys: 'ArrowLeft', does: 'Chooses the one before.' },
    { keys: 'Space', does: 'Chooses the one that has focus, where none is chosen yet.' },
  ],
  roles: [
    { part: 'radio-group', role: 'radiogroup', name: 'the label of its Field, or `aria-label`' },
    { part: 'radio', role: 'radio', name: 'its text' },
  ],
  forcedColours: 'The circle keeps its outline, and the dot is ButtonText.',
  touch: 'The text is part of the target; without text the target is still 24 px.',
  sources: [
    { title: 'APG: Radio group pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  ],
};
