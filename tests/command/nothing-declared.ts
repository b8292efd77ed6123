/** The declaration of a team that declares nothing. */
export const specification = {};
