import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EntityDiagram } from './entity-diagram.tsx';

afterEach(() => vi.unstubAllGlobals());

const entities = Array.from({ length: 120 }, (_, index) => ({
  id: `e${index}`,
  title: `Entity ${index}`,
  href: `#e${index}`,
  fields: [],
}));

it('says so and lists the same where many cannot be laid out', async () => {
  const WorkingWorker = Worker;
  // As when its file is gone after a new version was put in its place.
  vi.stubGlobal(
    'Worker',
    class extends WorkingWorker {
      constructor() {
        super('/gone.worker.js', { type: 'module' });
      }
    },
  );
  const screen = await render(
    <EntityDiagram label="Entities" entities={entities} relations={[]} />,
  );
  await expect
    .element(screen.getByText('The diagram could not be loaded. The list says the same.'))
    .toBeVisible();
  const list = screen.getByRole('list', { name: 'Entities' });
  await expect.element(list.getByRole('link', { name: 'Entity 119' })).toBeInTheDocument();
});
