/** What is said of another record that is in the way, in forms, their rows, and cells. */
export { collisionMessage, fieldList, isOverlap } from './collision-message.ts';
