import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import {
  appearanceGlobals,
  initialAppearance,
  withAppearance,
} from '../../../../.storybook/appearance.tsx';
import type { ComponentRecord } from '../../src/components/record.ts';
import '../../src/styles.css';
import { componentOf } from './component-of.ts';

/** A story composed with the catalogue's settings. */
interface ComposedStory {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  /** Takes the last story away, renders this one into the page and plays it. */
  readonly run: (context?: {
    readonly globals: Readonly<Record<string, unknown>>;
  }) => Promise<void>;
}

export interface ComponentStories {
  /** The component's folder. */
  readonly component: string;
  readonly record: ComponentRecord;
  /** Keyed by export name. */
  readonly load: () => Promise<Readonly<Record<string, ComposedStory>>>;
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../src/components/*/*.stories.tsx',
);
const records = import.meta.glob<ComponentRecord>('../../src/components/*/record.ts', {
  import: 'record',
  eager: true,
});

/** The stories of every component, as the catalogue shows them. */
export const componentStories: readonly ComponentStories[] = Object.entries(files).flatMap(
  ([file, load]) => {
    const component = componentOf(new URL(file, import.meta.url).pathname);
    const record = records[`../../src/components/${component}/record.ts`];
    if (component === undefined || record === undefined) return [];
    return [{ component, record, load: async () => composed(await load()) }];
  },
);

// As in the catalogue: a play waits for a state, however busy the machine.
configure({ asyncUtilTimeout: 50_000 });

// Of the catalogue's settings, what a story looks like; its pages and its network are not needed.
setProjectAnnotations([
  {
    globalTypes: appearanceGlobals,
    initialGlobals: initialAppearance,
    decorators: [withAppearance],
  },
]);

function composed(
  file: Parameters<typeof composeStories>[0],
): Readonly<Record<string, ComposedStory>> {
  return composeStories(file);
}
