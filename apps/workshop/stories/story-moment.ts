/** When stories take place: the example's rows are dated around it, and the stories' clock is set to it. */
export const storyMoment = new Date('2026-11-20T12:00:00+01:00');
