import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Spinner',
  status: 'ready',
  summary: 'Something is under way, for which no shape is known yet.',
  synonyms: ['loader', 'progress', 'busy'],
  for: ['A short wait within a control or a small place.'],
  notFor: [
    {
      what: 'Content whose shape is known',
      instead: 'Skeleton',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'spinner',
      role: 'none; text for screen readers with `label`',
    },
  ],
  forcedColours: 'It is CanvasText, and turns no more where motion is reduced.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
    {
      title: 'WCAG 2.3.3: Animation from interactions',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions',
    },
  ],
};
