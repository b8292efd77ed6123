export { hasOpenPopup, OverlayHost, useOverlayHost } from './overlay-host.tsx';
