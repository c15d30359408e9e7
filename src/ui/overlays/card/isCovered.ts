/** Whether something modal lies over a card: that hides the rest of the page from assistive technology. */
export const isCovered = (card: Element): boolean => card.closest('[aria-hidden="true"]') !== null
