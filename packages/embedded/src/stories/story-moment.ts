/** When stories of an application take place: its sample records are dated around it, and the clock is set to it. */
export const storyMoment = new Date('2026-11-20T12:00:00Z');
