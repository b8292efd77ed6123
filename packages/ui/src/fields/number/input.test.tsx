import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { Field } from '../../components/field/index.ts';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import { FieldInput } from '../field-input.tsx';
import { ValueFormatProvider } from '../value-format.tsx';

interface EntryProps {
  readonly locale: string;
  readonly described: Partial<FieldDescriptor>;
  readonly value?: string;
  readonly onValueChange: (text: FieldText) => void;
}

function Entry({ locale, described, value, onValueChange }: EntryProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <ValueFormatProvider locale={locale}>
      <Field label="Amount" error={problem}>
        <FieldInput
          field={{
            name: 'amount',
            label: 'Amount',
            kind: 'decimal',
            required: false,
            readOnly: false,
            hasDefault: false,
            ...described,
          }}
          defaultValue={value}
          onValueChange={onValueChange}
          onProblemChange={setProblem}
        />
      </Field>
    </ValueFormatProvider>
  );
}

const amount = page.getByLabelText('Amount');

test('a German types and sees German numbers', async () => {
  const onValueChange = vi.fn<(text: FieldText) => void>();
  await render(
    <Entry locale="de-DE" described={{}} value="475.00" onValueChange={onValueChange} />,
  );
  await expect.element(amount).toHaveValue('475,00');
  await amount.fill('12,5');
  expect(onValueChange).toHaveBeenLastCalledWith('12.5');
  await amount.fill('1.250');
  expect(onValueChange).toHaveBeenLastCalledWith('1250');
  await userEvent.tab();
  await expect.element(amount).toHaveValue('1250');
});

test('an ambiguous number is refused with the ways to write it, and stays', async () => {
  const onValueChange = vi.fn<(text: FieldText) => void>();
  await render(<Entry locale="de-DE" described={{}} onValueChange={onValueChange} />);
  await amount.fill('1.25');
  const problem = page.getByText('“1.25” could mean 1,25 or 125. Enter the one you mean.');
  await expect.element(problem).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(amount).toHaveValue('1.25');
  await amount.fill('viel');
  await expect.element(page.getByText('Enter a number such as 1234,5.')).toBeVisible();
  await amount.fill('1,25');
  await expect.element(problem).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenLastCalledWith('1.25');
});

test('Arabic digits are shown, and taken as well as others', async () => {
  const onValueChange = vi.fn<(text: FieldText) => void>();
  await render(
    <Entry
      locale="ar-EG"
      described={{ kind: 'integer' }}
      value="1250"
      onValueChange={onValueChange}
    />,
  );
  await expect.element(amount).toHaveValue('١٢٥٠');
  await amount.fill('٣٠٠');
  expect(onValueChange).toHaveBeenLastCalledWith('300');
  await amount.fill('42');
  expect(onValueChange).toHaveBeenLastCalledWith('42');
});

test('an amount of money is a number in an input', async () => {
  const onValueChange = vi.fn<(text: FieldText) => void>();
  await render(
    <Entry
      locale="de-DE"
      described={{ kind: 'other', type: 'money' }}
      value="-$1,234.50"
      onValueChange={onValueChange}
    />,
  );
  await expect.element(amount).toHaveValue('-1234,50');
  await amount.fill('1.250,75');
  expect(onValueChange).toHaveBeenLastCalledWith('1250.75');
});

test('the ends of a range are numbers of the locale', async () => {
  const onValueChange = vi.fn<(text: FieldText) => void>();
  await render(
    <Entry
      locale="de-DE"
      described={{ kind: 'range', type: 'numrange', elementKind: 'decimal' }}
      value="[0.5,2.5)"
      onValueChange={onValueChange}
    />,
  );
  const to = page.getByLabelText('To');
  await expect.element(to).toHaveValue('2,5');
  await to.fill('1.250,5');
  expect(onValueChange).toHaveBeenLastCalledWith('[0.5,1250.5)');
  await to.fill('1.2');
  await expect.element(page.getByText(/could mean 1,2 or 12/)).toBeVisible();
});

test('the entries of a list are numbers of the locale', async () => {
  const onValueChange = vi.fn<(text: FieldText) => void>();
  await render(
    <Entry
      locale="de-DE"
      described={{ kind: 'array', elementKind: 'decimal' }}
      value="{1.5}"
      onValueChange={onValueChange}
    />,
  );
  await expect.element(page.getByText('1,5')).toBeVisible();
  const input = page.getByRole('textbox');
  await input.fill('2,25');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('{1.5,2.25}');
  await input.fill('2.2');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('2.2');
  await expect.element(input).toHaveAccessibleDescription(/could mean 2,2 or 22/);
});
