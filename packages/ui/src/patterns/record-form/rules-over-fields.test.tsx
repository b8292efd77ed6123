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
