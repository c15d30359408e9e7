/** The cards that are open, the topmost last. */
export const openCards = (): readonly Element[] => [...document.querySelectorAll('[data-card]')]
