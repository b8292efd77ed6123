import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Field',
  status: 'ready',
  summary: 'The label, description and error message of a control.',
  synonyms: ['label', 'form group', 'hint'],
  for: ['Around every control in a form.'],
  notFor: [
    {
      purpose: 'Several controls with one label',
      alternative: 'Fieldset',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the control.',
    },
  ],
  roles: [
    {
      part: 'field-label',
      role: 'label of the control',
      name: 'its text',
    },
    {
      part: 'field-error',
      role: 'description of the control',
      name: 'its text',
    },
    {
      part: 'field-description',
      role: 'description of the control',
      name: 'its text',
    },
    {
      part: 'fieldset',
      role: 'group',
      name: 'its legend',
    },
  ],
  parts: [
    { part: 'field', attributes: { 'data-invalid': 'While it shows an error' } },
    { part: 'field-label' },
    { part: 'field-error' },
    { part: 'field-description' },
    { part: 'fieldset' },
    { part: 'fieldset-legend' },
  ],
  forcedColours: 'An icon marks errors without relying on colour.',
  touch: 'Tapping the label focuses the control.',
  sources: [
    {
      title: 'WCAG 3.3.2: Labels or instructions',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
    },
  ],
};
