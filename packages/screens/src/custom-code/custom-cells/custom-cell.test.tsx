import type { Declaration, Entity } from '@ninefold/specification';
import { FieldDisplay } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineCell } from './define-cell.ts';
import { withCustomCells } from './with-custom-cells.tsx';

const visit = { name: 'visit', schema: 'public' } as Entity;
const plain = { description: '', required: false, readOnly: false, hasDefault: false } as const;
const fields: readonly FieldDescriptor[] = [
  {
    ...plain,
    name: 'technician_id',
    label: 'Technician',
    kind: 'integer',
    reference: { label: 'Technicians' } as unknown as FieldDescriptor['reference'],
  },
  { ...plain, name: 'notes', label: 'Notes', kind: 'text' },
];

const cell = async () =>
  defineCell('visit', '', ({ label, value }) => (
    <button type="button">{(label ?? (value as string)).toUpperCase()}</button>
  ));
const declaration: Declaration = {
  entities: { visit: { fields: { technician_id: { cell }, notes: { cell } } } },
};

it('a custom display of a reference is a link, and holds nothing that takes the focus', async () => {
  const [technician, notes] = withCustomCells(fields, visit, declaration);
  const link = { label: 'Ines Okafor', href: '/data/technician/3' };
  await render(
    <>
      <FieldDisplay field={technician!} value="3" link={link} place="detail" />
      <FieldDisplay field={notes!} value="See https://manual.example first" place="detail" />
    </>,
  );
  await expect.element(page.getByText('INES OKAFOR')).toBeVisible();
  await expect.element(page.getByText('SEE HTTPS://MANUAL.EXAMPLE FIRST')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ines Okafor' }))
    .toHaveAttribute('href', '/data/technician/3');
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button')];
  expect(focusable.filter((each) => each.closest('[inert]') === null)).toHaveLength(1);
  // It is followed where the display is pressed.
  const box = document.querySelector('[data-slot=custom-display]')!.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  expect(hit?.closest('a')).not.toBeNull();
});
