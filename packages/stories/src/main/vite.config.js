// Storybook takes this in place of the application's, which is for its page alone.
export default {};
