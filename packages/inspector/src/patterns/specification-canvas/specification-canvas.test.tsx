import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@ninefold/ui/styles.css';
import { CanvasNode, SpecificationCanvas } from './index.ts';

const ids = Array.from({ length: 40 }, (_, index) => `node${index}`);
const nodes = ids.map((id) => ({ id, width: 160, height: 60 }));
/** All tied to one in the middle. */
const edges = ids.slice(1).map((id) => ({ id, from: 'node0', to: id }));

interface DiagramProps {
  readonly count?: number;
  readonly opensAtHub?: boolean;
}

function Diagram({ count = 3, opensAtHub = false }: DiagramProps) {
  return (
    <div style={{ blockSize: 3000 }}>
      <SpecificationCanvas
        label="Entities"
        nodes={diagrams.nodes(count)}
        edges={diagrams.edges(count)}
        direction="down"
        height={400}
        opensAtHub={opensAtHub}
        loading="Drawing the diagram…"
        failed="The diagram couldn’t be loaded."
        renderLines={() => null}
      >
        {({ nodeProps }) =>
          ids.slice(0, count).map((id) => (
            <CanvasNode
              key={id}
              {...nodeProps(id)}
              href={`#${id}`}
              statements={[]}
              className="block size-full"
            >
              {id}
            </CanvasNode>
          ))
        }
      </SpecificationCanvas>
    </div>
  );
}

/** The same arrays for the same count, so that nothing is laid out again. */
const diagrams = {
  nodes: kept((count) => nodes.slice(0, count)),
  edges: kept((count) => edges.slice(0, count - 1)),
};

function kept<Value>(of: (count: number) => Value): (count: number) => Value {
  const known = new Map<number, Value>();
  return (count) => {
    const value = known.get(count) ?? of(count);
    known.set(count, value);
    return value;
  };
}

const canvas = () => page.getByRole('group', { name: 'Entities' });
const node = (id: string) => page.getByRole('link', { name: id, exact: true });
const box = (element: Element) => element.getBoundingClientRect();

/** The scale at which the diagram is drawn, when nothing is moving. */
const scale = () => Math.round((box(node('node0').element()).width / 160) * 1000) / 1000;

/** Returns the middle of an element in the browser's window. */
function middle(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = box(element);
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
}

function isFocusInSight(): boolean {
  const [own, around] = [box(document.activeElement as Element), box(canvas().element())];
  return own.left >= around.left + 15 && own.right <= around.right - 15;
}

async function draw(props: DiagramProps = {}): Promise<void> {
  await page.viewport(800, 700);
  await render(<Diagram {...props} />);
  await expect.element(node('node0')).toBeInTheDocument();
  window.scrollTo(0, 0);
}

type Modifiers = { readonly ctrl?: boolean; readonly meta?: boolean };

async function turnWheel({ ctrl = false, meta = false }: Modifiers = {}): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...middle(canvas().element()),
    deltaX: 0,
    deltaY: 60,
    modifiers: (ctrl ? 2 : 0) + (meta ? 4 : 0),
  });
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
type Finger = readonly [x: number, y: number];

/** Touch points, by their distance from the middle of the diagram in its first position. */
async function touch(steps: readonly (readonly Finger[])[]): Promise<void> {
  const { x, y } = middle(canvas().element());
  const send = (type: TouchType, fingers: readonly Finger[]) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
    });
  for (const [index, fingers] of steps.entries()) {
    await send(fingers.length === steps[index - 1]?.length ? 'touchMove' : 'touchStart', fingers);
  }
  await send('touchEnd', []);
}

beforeEach(() => {
  location.hash = '';
});

it('fits a diagram, without enlarging it', async () => {
  await draw();
  await expect.poll(scale).toBe(1);
  await page.viewport(300, 700);
  await expect.poll(scale).toBeLessThan(0.9);
  const { left, right } = box(canvas().element());
  for (const id of ['node0', 'node1', 'node2']) {
    expect(box(node(id).element()).left).toBeGreaterThanOrEqual(left + 15);
    expect(box(node(id).element()).right).toBeLessThanOrEqual(right - 15);
  }
});

it('opens at the node with the most edges if the whole would be too small to read', async () => {
  await draw({ count: 40, opensAtHub: true });
  await expect.poll(scale).toBe(0.7);
  const hub = middle(node('node0').element());
  const around = middle(canvas().element());
  expect(Math.abs(hub.x - around.x) + Math.abs(hub.y - around.y)).toBeLessThan(4);
});

it('keeps the position that a person chose when it is resized', async () => {
  await draw();
  await expect.poll(scale).toBe(1);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(scale).toBe(0.8);
  await page.viewport(300, 700);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(scale).toBe(0.64);
  await page.getByRole('button', { name: 'Fit to view' }).click();
  await expect.poll(scale).toBeGreaterThan(0.7);
});

it('scrolls the focused node into view, but not the page', async () => {
  await draw({ count: 40, opensAtHub: true });
  await expect.poll(scale).toBe(0.7);
  node('node0').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.textContent).not.toBe('node0');
  await expect.poll(isFocusInSight).toBe(true);
  expect(window.scrollY).toBe(0);
});

it('moves and zooms by keys', async () => {
  await draw();
  await expect.poll(scale).toBe(1);
  canvas().element().focus();
  const { x } = box(node('node0').element());
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => box(node('node0').element()).x).toBeCloseTo(x - 60);
  await userEvent.keyboard('+');
  await expect.poll(scale).toBe(1.25);
  await userEvent.keyboard('0');
  await expect.poll(scale).toBe(1);
  await expect.poll(() => box(node('node0').element()).x).toBeCloseTo(x);
});

it('leaves the wheel to the page until it is focused or a key is held', async () => {
  await draw();
  await expect.poll(scale).toBe(1);
  await turnWheel();
  await expect.poll(() => window.scrollY).toBe(60);
  expect(scale()).toBe(1);

  await turnWheel({ ctrl: true });
  await expect.poll(scale).toBeLessThan(0.9);
  await userEvent.keyboard('0');
  const before = scale();
  await turnWheel({ meta: true });
  await expect.poll(scale).toBeLessThan(before);

  canvas().element().focus({ preventScroll: true });
  const held = scale();
  await turnWheel();
  await expect.poll(scale).toBeLessThan(held);
  expect(window.scrollY).toBe(60);
});

it('follows a pressed link, but not at the end of a drag', async () => {
  await draw();
  await expect.poll(scale).toBe(1);
  const { x, y } = middle(node('node0').element());
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', right: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: x + right,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await mouse('mousePressed', 0);
  await mouse('mouseMoved', 20);
  await mouse('mouseMoved', 40);
  await mouse('mouseReleased', 40);
  await expect.poll(() => Math.round(middle(node('node0').element()).x - x)).toBe(40);
  expect(location.hash).toBe('');

  await mouse('mousePressed', 40);
  await mouse('mouseReleased', 40);
  await expect.poll(() => location.hash).toBe('#node0');
});

describe('on a touch screen', () => {
  // The diagram asks for it. Once the browser's own emulation is switched off, its page has no `hover: hover` any more, and
  // the files that come after would meet that.
  beforeEach(() => void vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(2));
  afterEach(() => {
    window.scrollTo(0, 0);
    vi.restoreAllMocks();
  });

  it('leaves one finger to the page', async () => {
    await draw();
    await expect.poll(scale).toBe(1);
    const { x } = middle(node('node0').element());
    // The page may go on for a while when the finger has left it.
    const ended = new Promise((resolve) => {
      document.addEventListener('scrollend', resolve, { once: true });
    });
    await touch([[[0, 60]], [[0, 30]], [[0, -20]], [[0, -60]]]);
    await ended;
    expect(window.scrollY).toBeGreaterThan(40);
    expect(scale()).toBe(1);
    expect(middle(node('node0').element()).x).toBe(x);
  });

  it('zooms by two fingers', async () => {
    await draw();
    await expect.poll(scale).toBe(1);
    await touch([
      [[-40, 0]],
      [
        [-40, 0],
        [40, 0],
      ],
      [
        [-50, 0],
        [50, 0],
      ],
      [
        [-60, 0],
        [60, 0],
      ],
    ]);
    await expect.poll(scale).toBe(1.5);
    expect(window.scrollY).toBe(0);
    expect(location.hash).toBe('');
  });
});
