/** The chip of an event that something happened on; null for none. */
export const chipUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-event]') : null
