/** The keys that send a form, from anywhere in it, and do the main action of a screen that asks for several things. */
export const sendKeys = 'Mod+Enter';
