import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Field',
  summary: 'The label, description and error message of a control.',
  synonyms: ['label', 'form group', 'hint'],
  for: ['Around every control in a form.'],
  notFor: {
    'Several controls with one label': 'Fieldset',
  },
  keyboard: {
    Tab: 'Moves to the control.',
    F1: 'Shows the help of the control.',
    Escape: 'Takes the help away.',
  },
  roles: {
    'field-label': { role: 'label of the control', name: 'its text' },
    'field-help': { role: 'button', name: 'Help for, and the label' },
    'field-error': { role: 'description of the control', name: 'its text' },
    'field-description': { role: 'description of the control', name: 'its text' },
    fieldset: { role: 'group', name: 'its legend' },
  },
  parts: {
    field: { 'data-invalid': 'While it shows an error' },
    ...plainParts(
      'field-label-row',
      'field-label',
      'field-help',
      'field-error',
      'field-description',
      'fieldset',
      'fieldset-legend',
    ),
  },
  forcedColours: 'An icon marks errors without relying on colour.',
  touch: 'Tapping the label focuses the control.',
  sources: {
    'WCAG 3.3.2: Labels or instructions':
      'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
  },
});
