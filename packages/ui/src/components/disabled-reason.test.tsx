import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Button } from './button/index.ts';
import { IconButton } from './icon-button/index.ts';

const reason = 'Needs labour hours first.';
const press = vi.fn<() => void>();
const shown = () => page.getByRole('tooltip', { name: reason });
const control = () => page.getByRole('button', { name: 'Complete' }).or(page.getByRole('link'));

function expectNothingDone(): void {
  expect(press).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
}

const controls = {
  Button: (
    <Button disabledReason={reason} onClick={press}>
      Complete
    </Button>
  ),
  IconButton: (
    <IconButton label="Complete" disabledReason={reason} onClick={press}>
      <svg />
    </IconButton>
  ),
  'a Button around a link': (
    <Button asChild disabledReason={reason} onClick={press}>
      <a href="#complete">Complete</a>
    </Button>
  ),
};

/** A tap of a real finger: the browser makes pointer events, focus and the click of it. */
async function tap(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const touchPoints = [{ x: frame.x + x + width / 2, y: frame.y + y + height / 2 }];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

beforeEach(async () => {
  press.mockClear();
  await userEvent.unhover(document.documentElement);
});

describe.each(Object.entries(controls))('the reason why %s is disabled', (_, element) => {
  it('is the description, even while hidden', async () => {
    await render(element);
    expect(control().element()).toHaveAccessibleDescription(reason);
    expect(control().element()).not.toHaveAttribute('title');
    expect(shown().query()).toBeNull();
  });

  it('shows by keyboard, until Escape or blur', async () => {
    await render(element);
    await userEvent.keyboard('{Tab}');
    expect(control().element()).toHaveFocus();
    await expect.element(shown()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(shown()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(shown()).toBeVisible();
    expectNothingDone();
    await userEvent.keyboard('{Tab}');
    await expect.element(shown()).not.toBeInTheDocument();
  });

  it('shows by mouse, stays when pressed, and can be hovered', async () => {
    await render(element);
    await control().hover();
    await expect.element(shown()).toBeVisible();
    // The driver would wait until it is enabled.
    await control().click({ force: true });
    await shown().hover();
    await expect.element(shown()).toBeVisible();
    expectNothingDone();
  });

  it('shows by touch, until something else is touched', async () => {
    await render(
      <div className="grid h-80 items-start">
        {element}
        <p>Elsewhere</p>
      </div>,
    );
    await tap(control().element());
    await expect.element(shown()).toBeVisible();
    expectNothingDone();
    await tap(page.getByText('Elsewhere').element());
    await expect.element(shown()).not.toBeInTheDocument();
  });
});
