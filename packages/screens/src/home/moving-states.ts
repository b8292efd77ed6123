import {
  type Entity,
  entityId,
  type Specification,
  type StateField,
} from '@ninefold/specification';

/** A field whose states have known transitions. */
export interface MovingState extends StateField {
  readonly transitions: Exclude<StateField['transitions'], { readonly value?: undefined }>;
}

/** Returns the readable states that an entity's records move through, by transitions that are known. */
export function movingStates({ states }: Specification, entity: Entity): readonly MovingState[] {
  return states.filter(
    (state): state is MovingState =>
      state.entity === entityId(entity) &&
      state.transitions.value !== undefined &&
      state.category?.value !== true &&
      entity.fields.some(({ name, grants }) => name === state.field && grants.select),
  );
}

/** Returns the states in which a record is not done. */
export function openStates({ states }: StateField): StateField['states'] {
  return states.filter(({ final, settled }) => final.value !== true && settled?.value !== true);
}
