/** When stories take place: the rows of the example lie around it, and their clock stands at it. */
export const storyMoment = new Date('2026-11-20T12:00:00+01:00');
