import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { isMultiline } from './text-size.ts';

const field = (name: string, maxLength?: number): FieldDescriptor => ({
  name,
  label: name,
  kind: 'text',
  required: false,
  readOnly: false,
  hasDefault: false,
  maxLength,
});

describe('the size of a text input', () => {
  test.each([
    ['title', undefined, null, false],
    ['title', 2000, null, true],
    ['description', 80, null, false],
    ['work_description', undefined, null, true],
    ['context', undefined, null, false],
    ['title', undefined, 'two\nlines', true],
    ['title', 80, 'two\nlines', true],
  ])('%s of at most %s with %j', (name, maxLength, value, several) => {
    expect(isMultiline(field(name, maxLength), value)).toBe(several);
  });
});
