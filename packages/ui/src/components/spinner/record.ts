import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Spinner',
  summary: 'Shows that something is loading or being saved.',
  synonyms: ['loader', 'progress', 'busy'],
  for: ['Short waits within a control or a small area.'],
  notFor: {
    'Loading content whose layout is known': 'Skeleton',
  },
  roles: {
    spinner: { role: 'none; text for screen readers with `label`' },
  },
  parts: {
    spinner: {},
  },
  forcedColours: 'It is CanvasText. It doesn’t turn if reduced motion is preferred.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 4.1.3: Status messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    'WCAG 2.3.3: Animation from interactions':
      'https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions',
  },
});
