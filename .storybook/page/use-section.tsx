import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { ArrowToAlternative, Check } from './icons.tsx';
import { AlternativeText } from './alternative-text.tsx';
import { RecordText } from './record-text.tsx';

/** Lists when to use a component, and alternatives for when not to. */
export function UseSection({ record }: { readonly record: ComponentRecord }) {
  const alternatives = Object.entries(record.notFor);
  return (
    <>
      <Heading>When to use it</Heading>
      <Unstyled>
        <div className="grid gap-x-10 gap-y-6 font-sans text-base text-ink sm:grid-cols-2">
          <ul className="grid content-start gap-2">
            {record.for.map((use) => (
              <li key={use} className="flex gap-2">
                <Check className="mt-0.5 size-4 shrink-0 text-success" />
                <span>
                  <RecordText text={use} />
                </span>
              </li>
            ))}
          </ul>
          {alternatives.length > 0 && (
            <dl className="grid content-start gap-2">
              {alternatives.map(([purpose, alternative]) => (
                <div key={purpose}>
                  <dt className="text-ink-muted">
                    <RecordText text={purpose} />
                  </dt>
                  <dd className="flex gap-2">
                    <ArrowToAlternative className="mt-0.5 size-4 shrink-0 text-ink-subtle rtl:-scale-x-100" />
                    <span>
                      <span className="sr-only">Instead: </span>
                      <AlternativeText text={alternative} />
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </Unstyled>
    </>
  );
}
