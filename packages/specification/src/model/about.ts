import type { Entity, Reference } from './specification.ts';

/** Names the reference from a view's rows to the records that they are about. */
export function recordConstraint(about: string): string {
  return `${about} key`;
}

/** Returns the reference from a view's rows to the records that they are about. */
export function aboutReference({ about, references }: Entity): Reference | undefined {
  const id = about?.value;
  return id === undefined
    ? undefined
    : references.find(({ constraint }) => constraint === recordConstraint(id));
}
