export { joinClassNames, tv } from './tv.ts';
export { controlBox } from './control-box.ts';
export { controlButtonStyles } from './control-button.ts';
export { popupStyles } from './popup.ts';
