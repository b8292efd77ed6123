import { setMessageLanguage } from '@ninefold/messages';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Field } from '../field/index.ts';
import { Combobox, type ComboboxOption } from './index.ts';

/** Sample technicians, made up. */
const technicians: readonly ComboboxOption[] = [
  'Ada Baker',
  'Bo Carter',
  'Cy Drake',
  'Cleo Ems',
].map((label, index) => ({ value: String(index + 1), label }));
const matching = (text: string) =>
  technicians.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** A search that was asked, and is answered when the test says so. */
interface Asked {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: () => void;
}

let asked: Asked[] = [];
const onValueChange = vi.fn<(value: string | null) => void>();
const onBlur = vi.fn<() => void>();
beforeEach(() => {
  asked = [];
  onValueChange.mockClear();
  onBlur.mockClear();
});

function search(text: string, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<readonly ComboboxOption[]>();
  asked.push({
    text,
    signal,
    answer: () => resolve(matching(text)),
    fail: () => reject(new Error('The server did not answer.')),
  });
  return promise;
}

function Picker({ value }: { readonly value?: ComboboxOption }) {
  const [problem, setProblem] = useState<string>();
  return (
    <div className="p-4">
      <button type="button">Elsewhere</button>
      <Field label="Technician" error={problem}>
        <Combobox
          defaultValue={value}
          search={search}
          onValueChange={(option) => onValueChange(option?.value ?? null)}
          onBlur={onBlur}
          onProblemChange={setProblem}
        />
      </Field>
    </div>
  );
}

const technician = page.getByRole('combobox', { name: 'Technician' });
const options = page.getByRole('option');
const option = (name: string) => page.getByRole('option', { name });
const list = page.getByRole('listbox');
// By its text: an open list hides it from assistive technology.
const elsewhere = page.getByText('Elsewhere');
const problem = page.getByText('Choose an option from the list, or clear this field.');

/** Waits until this text is searched for, and returns the last search. */
async function askedFor(text: string): Promise<Asked> {
  await expect.poll(() => asked.at(-1)?.text).toBe(text);
  return asked.at(-1) as Asked;
}

/** Opens the list with every option in it. */
async function openList(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: /Show options/ }));
  (await askedFor('')).answer();
  await expect.element(option('Ada Baker')).toBeVisible();
}

describe('the choice matches the typed text', () => {
  test('Enter waits for the answer, and takes the only match', async () => {
    await render(<Picker />);
    await openList();
    await userEvent.keyboard('dra{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(technician).toHaveValue('dra');
    (await askedFor('dra')).answer();
    await expect.element(technician).toHaveValue('Cy Drake');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(problem).not.toBeInTheDocument();
  });

  test('Enter opens several matches and highlights the first, which the next Enter takes', async () => {
    await render(<Picker />);
    await openList();
    await userEvent.keyboard('c{Enter}');
    (await askedFor('c')).answer();
    await expect.element(option('Bo Carter')).toHaveAttribute('data-focused');
    await expect.element(technician).toHaveValue('c');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(technician).toHaveValue('Bo Carter');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
  });

  test('the arrow key and Enter choose after the list has opened', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('c');
    (await askedFor('c')).answer();
    await expect.element(option('Bo Carter')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Bo Carter')).toHaveAttribute('data-focused');
    await userEvent.keyboard('{Enter}');
    await expect.element(technician).toHaveValue('Bo Carter');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
  });

  test('the arrow key and Enter before the list has opened choose nothing unseen', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('c{ArrowDown}{Enter}');
    (await askedFor('c')).answer();
    await expect.element(option('Bo Carter')).toHaveAttribute('data-focused');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(technician).toHaveValue('Bo Carter');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
    // Not for every option, as an arrow key in a closed list asks otherwise.
    expect(asked.map(({ text }) => text)).toEqual(['c']);
  });

  test('options of an earlier answer cannot be pressed', async () => {
    await render(<Picker />);
    await openList();
    await userEvent.keyboard('c');
    await expect.element(option('Ada Baker')).toHaveAttribute('aria-disabled', 'true');
    (option('Ada Baker').element() as HTMLElement).click();
    (await askedFor('c')).answer();
    await expect.element(option('Ada Baker')).not.toBeInTheDocument();
    await expect.element(option('Cy Drake')).not.toHaveAttribute('aria-disabled');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(option('Cy Drake'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
  });

  test('a response to an earlier text is dropped', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('c');
    const early = await askedFor('c');
    await userEvent.keyboard('l{Enter}');
    const late = await askedFor('cl');
    early.answer();
    expect(early.signal.aborted).toBe(true);
    late.answer();
    await expect.element(technician).toHaveValue('Cleo Ems');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('4');
  });

  test('typing more cancels an Enter', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('cl{Enter}e');
    (await askedFor('cle')).answer();
    await expect.element(option('Cleo Ems')).toBeVisible();
    await expect.element(technician).toHaveValue('cle');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('text is not lost', () => {
  test('text without a matching option stays as a problem when the field is left', async () => {
    await render(<Picker value={{ value: '1', label: 'Ada Baker' }} />);
    await technician.click();
    await userEvent.keyboard(' or else');
    (await askedFor('Ada Baker or else')).answer();
    await userEvent.click(elsewhere);
    await expect.element(technician).toHaveValue('Ada Baker or else');
    await expect.element(problem).toBeVisible();
    expect(onBlur).toHaveBeenCalledOnce();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('text that is an option’s label chooses it, even if the response comes after leaving', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('cy drake');
    await userEvent.click(elsewhere);
    const question = await askedFor('cy drake');
    expect(onBlur).not.toHaveBeenCalled();
    question.answer();
    await expect.element(technician).toHaveValue('Cy Drake');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
    expect(onBlur).toHaveBeenCalledOnce();
    await expect.element(list).not.toBeInTheDocument();
  });

  test('leaving does not choose an option just because it is the only match', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('drake');
    await userEvent.click(elsewhere);
    (await askedFor('drake')).answer();
    await expect.poll(() => onBlur.mock.calls.length).toBe(1);
    await expect.element(technician).toHaveValue('drake');
    await expect.element(problem).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a search that fails keeps the text, and Enter tries again', async () => {
    await render(<Picker />);
    await technician.click();
    await userEvent.keyboard('drake{Enter}');
    (await askedFor('drake')).fail();
    await expect.element(option('The server did not answer.')).toBeVisible();
    await expect.element(technician).toHaveValue('drake');
    asked = [];
    await userEvent.keyboard('{Enter}');
    (await askedFor('drake')).answer();
    await expect.element(technician).toHaveValue('Cy Drake');
  });

  test('Escape closes the list, and then restores the chosen option', async () => {
    await render(<Picker value={{ value: '1', label: 'Ada Baker' }} />);
    await technician.click();
    await userEvent.keyboard('x');
    (await askedFor('Ada Bakerx')).answer();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(technician).toHaveValue('Ada Bakerx');
    await userEvent.keyboard('{Escape}');
    await expect.element(technician).toHaveValue('Ada Baker');
    await expect.element(problem).not.toBeInTheDocument();
    await expect.element(list).not.toBeInTheDocument();
  });

  test('an emptied field chooses nothing', async () => {
    await render(<Picker value={{ value: '1', label: 'Ada Baker' }} />);
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(onBlur).not.toHaveBeenCalled();
    await expect.element(technician).toHaveFocus();
    await expect.element(technician).toHaveValue('');
  });
});

test('screen readers hear that it searches, and that nothing was found', async () => {
  const { container } = await render(<Picker />);
  const live = () => container.querySelector('[aria-live=polite]')?.textContent;
  expect(live()).toBe('');
  await technician.click();
  await userEvent.keyboard('zz');
  await expect.poll(live).toBe('Searching…');
  (await askedFor('zz')).answer();
  await expect.poll(live).toBe('No matches.');
  await userEvent.click(elsewhere);
  await expect.poll(live).toBe('');
  expect(options.elements()).toEqual([]);
});

test('the number of options is announced in the language of the interface', async () => {
  onTestFinished(() => setMessageLanguage({ language: 'en', catalogues: [] }));
  setMessageLanguage({ language: 'de', catalogues: [] });
  await render(<Combobox aria-label="Technician" options={technicians} />);
  technician.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('4 Optionen verfügbar.')).toBeInTheDocument();
});

test('a disabled option is chosen neither by its text nor by its key', async () => {
  const some = technicians.map((each) => ({ ...each, disabled: each.label.startsWith('C') }));
  await render(
    <div className="p-4">
      <Combobox
        aria-label="Technician"
        options={some}
        onValueChange={(chosen) => onValueChange(chosen?.value ?? null)}
        onBlur={onBlur}
      />
      <button type="button">Elsewhere</button>
    </div>,
  );
  await technician.click();
  await userEvent.keyboard('Cy Drake{Tab}');
  await expect.poll(() => onBlur.mock.calls.length).toBe(1);
  await userEvent.click(technician);
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Tab}');
  await expect.poll(() => onBlur.mock.calls.length).toBe(2);
  await expect.element(technician).toHaveValue('Cy Drake');
  expect(onValueChange).not.toHaveBeenCalled();

  // The first that can be chosen is highlighted.
  await userEvent.click(technician);
  await userEvent.keyboard('{Control>}a{/Control}r{Enter}');
  await expect.element(option('Ada Baker')).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Control>}a{/Control}e{Enter}{Enter}');
  await expect.element(technician).toHaveValue('Ada Baker');
  expect(onValueChange).toHaveBeenLastCalledWith('1');
});

test('options that arrive while the list is open are shown, and can be chosen', async () => {
  // A list at the edge of a page would move it, and a page that is moved closes the list.
  const combobox = (some: readonly ComboboxOption[]) => (
    <div className="p-4">
      <Combobox
        aria-label="Technician"
        options={some}
        onValueChange={(chosen) => onValueChange(chosen?.value ?? null)}
      />
    </div>
  );
  const screen = await render(combobox([]));
  await technician.click();
  await userEvent.keyboard('c');
  await expect.element(option('No matches.')).toBeVisible();
  await screen.rerender(combobox(technicians));
  await expect.element(option('Bo Carter')).toBeVisible();
  expect(options.elements()).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Bo Carter')).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Enter}');
  await expect.element(technician).toHaveValue('Bo Carter');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
});

describe('an option that is created', () => {
  const onCreate = vi.fn<(text: string) => Promise<ComboboxOption | null>>();

  const Creating = () => (
    <div className="p-4">
      <Field label="Technician">
        <Combobox
          search={async (text) => matching(text)}
          onCreate={onCreate}
          onValueChange={(option) => onValueChange(option?.value ?? null)}
        />
      </Field>
    </div>
  );

  test('is offered last, and Enter chooses it if nothing matches', async () => {
    onCreate.mockResolvedValueOnce({ value: '9', label: 'Di Eck' });
    await render(<Creating />);
    await technician.click();
    await userEvent.keyboard('Di Eck{Enter}');
    await expect.element(option('Create “Di Eck”')).toHaveAttribute('data-focused');
    expect(onCreate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(technician).toHaveValue('Di Eck');
    expect(onCreate).toHaveBeenCalledExactlyOnceWith('Di Eck');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('9');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('that is cancelled leaves the text, and chooses no match', async () => {
    onCreate.mockClear();
    onCreate.mockResolvedValueOnce(null);
    await render(<Creating />);
    await technician.click();
    await userEvent.keyboard('c');
    await expect.element(option('Cleo Ems')).toBeVisible();
    await userEvent.click(option('Create “c”'));
    await expect.poll(() => onCreate.mock.calls).toEqual([['c']]);
    await expect.element(technician).toHaveValue('c');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

const rect = (element: Element | null) => element!.getBoundingClientRect();

test.each([
  ['low in a dialog', 'mt-64'],
  ['high in it', 'mt-2'],
])('a long list %s leaves the title in sight', async (_, className) => {
  await page.viewport(600, 500);
  const many = Array.from({ length: 60 }, (__, index) => ({
    value: String(index),
    label: `Order ${index}`,
  }));
  await render(
    <ExampleDialog>
      <Combobox aria-label="Order" options={many} className={className} />
    </ExampleDialog>,
  );
  await userEvent.click(page.getByRole('button', { name: /Show options/ }));
  await expect.element(page.getByRole('option', { name: 'Order 1', exact: true })).toBeVisible();
  const list = () => rect(document.querySelector('[data-slot=combobox-list]'));
  const title = rect(page.getByText('Plan a visit').element());
  const input = rect(document.querySelector('[data-slot=combobox]'));
  await expect.poll(() => list().height).toBeGreaterThan(100);
  await expect.poll(() => list().top).toBeGreaterThanOrEqual(title.bottom);
  expect(list().bottom <= input.top || list().top >= input.bottom).toBe(true);
  expect(list().bottom).toBeLessThanOrEqual(window.innerHeight);
});
