import { colourVisions, seenAs } from './colour-vision.ts';
import { colourOf } from '../../src/tokens/build/contrast-report.ts';
import { themeTokens, type Theme } from '../../src/tokens/build/themes.ts';
import { categoryPath, categoryShapes } from '../../src/tokens/category-shapes.ts';

const numbers = categoryShapes.map((_, index) => index + 1);

/** The eight categories with their shapes, as people with all cones and without one see them. */
export function Categories({ theme }: { readonly theme: Theme }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">Categories</h2>
      <p className="mb-3 max-w-prose text-ink-muted">
        For things without an order or a meaning: series of a chart, kinds, teams. Take them in this
        order, each colour with its shape. A test sees them with other people’s eyes.
      </p>
      <div className="grid gap-3">
        {colourVisions.map((vision) => (
          <div key={vision} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="w-32 text-md text-ink-muted">
              {vision === 'full' ? 'All cones' : vision}
            </span>
            <ul className="flex flex-wrap gap-3">
              {numbers.map((number) => (
                <li key={number}>
                  <Mark number={number} colour={seen(theme, number, vision)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Mark({ number, colour }: { readonly number: number; readonly colour: string }) {
  const shape = categoryShapes[number - 1];
  if (shape === undefined) return null;
  return (
    <svg viewBox="0 0 16 16" className="size-7" role="img" aria-label={`${number}: ${shape.name}`}>
      <path d={categoryPath(shape)} fill={colour} />
    </svg>
  );
}

function seen(theme: Theme, number: number, vision: (typeof colourVisions)[number]): string {
  const channels = seenAs(colourOf(themeTokens(theme), `category-${number}`), vision);
  return `color(srgb-linear ${channels.map((channel) => channel.toFixed(4)).join(' ')})`;
}
