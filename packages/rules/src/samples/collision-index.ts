import type { Entity, Specification } from '@ninefold/specification';
import { type Collision, collisionsOf, likelyValues } from '../collisions/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The records of a table by what no two of them may have in common. */
export class CollisionIndex {
  private readonly entity: Entity;
  private readonly kept: readonly {
    readonly of: Collision;
    readonly byKey: Map<string, Values[]>;
  }[];

  constructor(specification: Specification, entity: Entity) {
    this.entity = entity;
    this.kept = collisionsOf(specification, entity).map((of) => ({ of, byKey: new Map() }));
  }

  add(record: Values): void {
    for (const { of, byKey } of this.kept) {
      const stored = this.aboutRecord(of, record);
      const key = stored && of.keyOf(stored);
      if (stored === undefined || key === undefined) continue;
      const others = byKey.get(key);
      if (others === undefined) byKey.set(key, [stored]);
      else others.push(stored);
    }
  }

  /** Returns a constraint by which a record certainly collides with one that was added. */
  find(record: Values): Collision | undefined {
    return this.kept.find(({ of, byKey }) => {
      const stored = this.aboutRecord(of, record);
      const key = stored && of.keyOf(stored);
      if (stored === undefined || key === undefined) return false;
      return byKey.get(key)?.some((other) => of.collides(other, stored) === true) === true;
    })?.of;
  }

  private aboutRecord(of: Collision, record: Values): Values | undefined {
    return of.isAbout({ sent: record }) === false
      ? undefined
      : likelyValues(this.entity, { sent: record });
  }
}
