import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { title } from '../../../testing/workshop-sample/fields.ts';
import { RecordForm } from './index.ts';

const [first, second] = ['First', 'Second'].map((label) => ({
  ...title,
  name: label.toLowerCase(),
  label,
  required: false,
}));

it('takes back what is said at one field when the rule is fulfilled at another', async () => {
  await render(
    <RecordForm
      label="Pair"
      mode="create"
      fields={[first, second].flatMap((field) => field ?? [])}
      validate={(_field, _text, { first: one, second: other }) =>
        one === other ? undefined : 'Enter the same twice.'
      }
      onSubmit={async () => undefined}
    />,
  );
  const [one, other] = [/First/, /Second/].map((name) => page.getByRole('textbox', { name }));
  await userEvent.fill(one!, 'a');
  await userEvent.fill(other!, 'b');
  await userEvent.keyboard('{Enter}');
  await expect.element(one!).toHaveAccessibleDescription(/Enter the same twice/);
  await expect.element(other!).toHaveAccessibleDescription(/Enter the same twice/);
  await userEvent.fill(other!, 'a');
  await expect.element(one!).not.toHaveAccessibleDescription(/Enter the same twice/);
  await expect.element(other!).not.toHaveAccessibleDescription(/Enter the same twice/);
});

it('is shown at both fields once one is left, one without changes too, and once in the summary', async () => {
  await render(
    <RecordForm
      label="Pair"
      mode="change"
      fields={[first, second].flatMap((field) => field ?? [])}
      initial={{ first: 'a', second: 'a' }}
      validate={(_field, _text, { first: one, second: other }) =>
        one === other ? undefined : 'First and Second must be the same.'
      }
      onSubmit={async () => undefined}
    />,
  );
  const [one, other] = [/First/, /Second/].map((name) => page.getByRole('textbox', { name }));
  await userEvent.fill(other!, 'b');
  await userEvent.tab();
  await expect.element(one!).toHaveAccessibleDescription(/must be the same/);
  await expect.element(other!).toHaveAccessibleDescription(/must be the same/);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('There is 1 problem')).toBeVisible();
  await userEvent.fill(other!, 'a');
  await expect.element(one!).not.toHaveAccessibleDescription(/must be the same/);
});
