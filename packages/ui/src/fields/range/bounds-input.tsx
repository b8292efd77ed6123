import { useId, useRef, useState } from 'react';
import { useFieldControl } from '../../components/field/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { fieldInputMessages, PartGroup } from '../control/index.ts';
import { elementField } from '../element-field.ts';
import { PartInput } from '../part/index.ts';
import {
  boundKind,
  discreteKind,
  type End,
  type Ends,
  endsOf,
  infinityOf,
  openEnds,
  writeEnds,
} from './bounds.ts';
import { rangeInputMessages } from './messages.ts';

const sides = ['from', 'to'] as const;
type Side = (typeof sides)[number];

/** A range without ends is one of three values, or none yet. */
type WithoutEnds = 'null' | 'unbounded' | 'empty' | '';

/**
 * The two ends of a range, each an input of its kind. An end left empty is open; where both are, one select says what
 * that means.
 */
export function BoundsInput(props: FieldInputProps) {
  const { field, defaultValue = null, onValueChange, onProblemChange, autoFocus } = props;
  const [initial] = useState(() => (defaultValue === null ? null : endsOf(field, defaultValue)));
  const [ends, setEnds] = useState<Ends>(() =>
    typeof initial === 'object' && initial !== null ? initial : openEnds(field),
  );
  const nullable = field.nullable ?? !field.required;
  const [withoutEnds, setWithoutEnds] = useState<WithoutEnds>(() => {
    if (initial === 'empty') return 'empty';
    if (defaultValue === null) return nullable ? 'null' : '';
    return isOpen(ends) ? 'unbounded' : nullable ? 'null' : '';
  });
  /** Counts how often a choice replaced what an end's input shows. */
  const [replaced, setReplaced] = useState({ from: 0, to: 0 });
  const problems = useRef<Partial<Record<Side, string>>>({});
  const control = useFieldControl({});
  const id = useId();
  const kind = boundKind(field) ?? 'other';

  const report = (next: Ends, whenOpen: WithoutEnds) => {
    setEnds(next);
    setWithoutEnds(whenOpen);
    onValueChange?.(isOpen(next) ? openRange(whenOpen) : writeEnds(next));
  };
  const change = (side: Side, end: Partial<End>) =>
    report({ ...ends, [side]: { ...ends[side], ...end } }, withoutEnds);
  const chooseBound = (side: Side, bound: string) => {
    const isInfinite = isInfinity(ends[side].text);
    if (bound !== 'infinity' && bound !== 'open' && !isInfinite) {
      change(side, { inclusive: bound === 'included' });
      return;
    }
    setReplaced({ ...replaced, [side]: replaced[side] + 1 });
    reportProblem(side, undefined);
    const infinity = `${side === 'from' ? '-' : ''}${infinityOf(kind)}`;
    change(side, bound === 'infinity' ? { text: infinity } : openEnds(field)[side]);
  };
  const reportProblem = (side: Side, problem: string | undefined) => {
    problems.current = { ...problems.current, [side]: problem };
    onProblemChange?.(problems.current.from ?? problems.current.to);
  };

  return (
    <PartGroup className="flex flex-wrap items-start gap-2 outline-none" onBlur={props.onBlur}>
      {sides.map((side) => (
        <div key={side} className="flex min-w-44 flex-1 gap-2">
          {side === 'to' && (
            <span aria-hidden="true" className="pt-1.5 text-ink-subtle">
              –
            </span>
          )}
          <PartInput
            key={replaced[side]}
            labelHidden
            field={{
              ...elementField(field, rangeInputMessages[side]),
              kind,
              maxLength: undefined,
            }}
            defaultValue={ends[side].text}
            emptyMeans="null"
            disabled={control.disabled}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
            autoFocus={autoFocus === true && side === 'from' && replaced.from === 0}
            onValueChange={(text) => change(side, { text: text ?? null })}
            onProblemChange={(problem) => reportProblem(side, problem)}
            end={
              !isOpen(ends) && (
                <BoundSelect
                  id={`${id}${side}`}
                  side={side}
                  end={ends[side]}
                  discrete={discreteKind(field) !== undefined}
                  infinite={infinityOf(kind) !== undefined}
                  disabled={control.disabled}
                  onChange={(bound) => chooseBound(side, bound)}
                />
              )
            }
          />
        </div>
      ))}
      {isOpen(ends) && (
        <Select
          id={`${id}open`}
          className="w-44"
          aria-label={rangeInputMessages.withoutEnds({ range: field.label })}
          placeholder={withoutEnds === '' ? fieldInputMessages.choose : undefined}
          value={withoutEnds}
          disabled={control.disabled}
          options={[
            ...(nullable ? [{ value: 'null', label: rangeInputMessages.noValue }] : []),
            { value: 'unbounded', label: rangeInputMessages.unbounded },
            { value: 'empty', label: rangeInputMessages.empty },
            ...(infinityOf(kind) === undefined
              ? []
              : sides.map((end) => ({
                  value: end,
                  label: rangeInputMessages.endInfinity({ end }),
                }))),
          ]}
          onChange={({ target: { value } }) =>
            value === 'from' || value === 'to'
              ? chooseBound(value, 'infinity')
              : report(ends, value as WithoutEnds)
          }
        />
      )}
    </PartGroup>
  );
}

interface BoundSelectProps {
  readonly id: string;
  readonly side: Side;
  readonly end: End;
  readonly discrete: boolean;
  readonly infinite: boolean;
  readonly disabled: boolean | undefined;
  readonly onChange: (bound: string) => void;
}

/** Whether an end belongs to the range, where Postgres distinguishes it. */
function BoundSelect({ id, side, end, discrete, infinite, disabled, onChange }: BoundSelectProps) {
  const isInfinite = isInfinity(end.text);
  // An end without a value belongs to no range.
  const hasValue = end.text !== null && !isInfinite;
  // A discrete range is written with its first and last value. An empty end means no limit.
  if (discrete && (hasValue || !infinite)) return null;
  return (
    <Select
      id={id}
      className="w-36"
      aria-label={rangeInputMessages.bound({ end: side })}
      value={isInfinite ? 'infinity' : !hasValue ? 'open' : end.inclusive ? 'included' : 'excluded'}
      disabled={disabled}
      options={[
        ...(hasValue ? [{ value: 'included', label: rangeInputMessages.included }] : []),
        ...(hasValue ? [{ value: 'excluded', label: rangeInputMessages.excluded }] : []),
        { value: 'open', label: rangeInputMessages.noLimit },
        ...(infinite
          ? [{ value: 'infinity', label: rangeInputMessages.infinity({ end: side }) }]
          : []),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function isInfinity(text: string | null): boolean {
  return text !== null && /^-?infinity$/i.test(text);
}

function isOpen({ from, to }: Ends): boolean {
  return from.text === null && to.text === null;
}

function openRange(withoutEnds: WithoutEnds): FieldText {
  if (withoutEnds === 'empty') return 'empty';
  return withoutEnds === 'unbounded' ? '(,)' : null;
}
