import '@ninefold/ui/compiled.css';
import { Card } from '@ninefold/ui/components/card';
import { Stack } from '@ninefold/ui/components/stack';
import { ApplicationProvider } from '@ninefold/ui/provider';
import { createRoot } from 'react-dom/client';
import { JobBoard } from './board.tsx';
import { Palette } from './command-palette.tsx';
import { PartsGrid } from './data-grid.tsx';
import { JobFilters } from './filter-bar.tsx';
import { JobForm } from './record-form.tsx';
import { JobWeek } from './time-grid.tsx';

const container = document.querySelector('#root');
if (container !== null) {
  createRoot(container).render(
    <ApplicationProvider>
      <Stack>
        {[Palette, PartsGrid, JobFilters, JobForm, JobBoard, JobWeek].map((Example) => (
          <Card key={Example.name}>
            <Example />
          </Card>
        ))}
      </Stack>
    </ApplicationProvider>,
  );
}
