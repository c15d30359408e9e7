/**
 * A `ref` that scrolls a new part of the page into view: the buttons are always visible, what they open may
 * not be.
 */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })
