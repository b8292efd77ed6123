import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@ninefold/ui/components/button';
import { DescriptionItem, DescriptionList } from '@ninefold/ui/components/description-list';
import { Field } from '@ninefold/ui/components/field';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { TextField } from '@ninefold/ui/components/text-field';
import { askablesWithin } from '../../src/patterns/why/askable.ts';
import { useWhy } from '../../src/patterns/why/use-why.ts';
import { WhyAnswer } from '../../src/patterns/why/windows/why-answer.tsx';
import { Why, WhyBeside, WhyMark } from '@ninefold/ui/patterns/why';
import { WhyList } from '../../src/patterns/why/windows/why-list.tsx';
import type { Askable, WhyExplanation } from '../../src/patterns/why/why-props.ts';

/** A sample answer about the workshop's orders. */
export const due: WhyExplanation = {
  title: 'Why “Due”?',
  findings: [
    {
      statement: 'An order must say when it is due.',
      from: 'database',
      origin: 'the column',
      place: { label: 'Point 5: rules', href: '#/specification/rules' },
      technical: ['due_at  timestamp with time zone  NOT NULL'],
    },
    {
      statement: 'It must be later than when it was opened. The database rejects anything else.',
      from: 'database',
      origin: 'a constraint on the table',
      place: { label: 'Point 5: rules', href: '#/specification/rules#due' },
      technical: ['work_order_due_after_opened', 'CHECK (due_at > opened_at)'],
    },
    {
      statement: 'The field holds a date and time.',
      from: 'declared',
      origin: 'the team’s specification.ts',
      place: { label: 'Point 3: entities', href: '#/specification/entities' },
      technical: ['declared: entities.work_order.fields.due_at.label'],
    },
    {
      statement: 'Meaning: not shown. Add a comment to the column.',
      from: 'none',
      origin: 'no source',
      place: { label: 'Point 3: entities', href: '#/specification/entities#due' },
      technical: [],
    },
  ],
  remedies: [
    'To change the label, edit entities.work_order.fields.due_at.label in specification.ts.',
  ],
};

const answers: Readonly<Record<string, WhyExplanation | null>> = { due, other: null };

/** A screen with things that one can ask about, and an answer to one of them. */
export function ExampleScreen({ children }: { readonly children?: ReactNode }) {
  const [asked, setAsked] = useState<Askable>();
  const [listing, setListing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const ask = (thing: Askable) => {
    const { activeElement } = document;
    anchor.current = thing.element.hidden ? button.current : thing.element;
    returnTo.current =
      thing.element.contains(activeElement) && activeElement instanceof HTMLElement
        ? activeElement
        : anchor.current;
    setListing(false);
    setAsked(thing);
  };
  useWhy({ onAsk: ask, onList: () => setListing(true), marked: listing });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', listing);
    return () => document.documentElement.removeAttribute('data-asking');
  }, [listing]);
  return (
    <div ref={screen} className="grid max-w-xl gap-4 p-4">
      <Button ref={button} className="justify-self-end" onClick={() => setListing(true)}>
        Why?
      </Button>
      <h1 className="text-xl">
        <WhyMark why="other" name="Work order">
          Work order
        </WhyMark>{' '}
        <Why why="state" name="In progress">
          <StatusBadge tone="warning">In progress</StatusBadge>
        </Why>
      </h1>
      <DescriptionList>
        <DescriptionItem
          term={
            <Why why="due" name="Due">
              Due
            </Why>
          }
        >
          20 Nov 2026, 14:00
        </DescriptionItem>
      </DescriptionList>
      <Field
        label="Title"
        data-why="due"
        data-why-name="Title"
        labelEnd={<WhyBeside why="due" name="Title" />}
      >
        <TextField defaultValue="Replace spindle bearing" />
      </Field>
      <Button data-why="other" disabledReason="No policy allows it.">
        Delete
      </Button>
      <WhyMark why="absent" name="New work order" />
      {children}
      {asked !== undefined && (
        <WhyAnswer
          key={asked.why}
          name={asked.name}
          explanation={answers[asked.why] ?? null}
          anchor={anchor}
          returnFocus={returnTo}
          onClose={() => setAsked(undefined)}
          onEverything={() => {
            setAsked(undefined);
            setListing(true);
          }}
        />
      )}
      {listing && (
        <WhyList
          groups={[{ title: 'On this screen', things: askablesWithin(document) }]}
          anchor={button}
          returnFocus={button}
          onAsk={ask}
          onClose={() => setListing(false)}
        />
      )}
    </div>
  );
}
