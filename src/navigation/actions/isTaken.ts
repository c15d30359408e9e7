const taken = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea, select, [contenteditable]',
  '[role="dialog"], [role="alertdialog"], [role="menu"]',
].join()

/** Whether a key goes to a field that accepts text, or to a dialog or menu. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(taken) !== null
