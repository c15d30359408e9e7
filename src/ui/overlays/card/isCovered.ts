/** Whether something modal is over a card, which hides the rest of the page from assistive technology. */
export const isCovered = (card: Element): boolean => card.closest('[aria-hidden="true"]') !== null
