/** What stands around every screen: navigation, header, command palette, tenants, sign-in and sign-out. Knows no screen. */
export { Frame } from './frame.tsx';
