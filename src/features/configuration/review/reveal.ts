/** A `ref` for what appears where somebody may not be looking: the row of buttons stays in sight, what it leads to may not be. */
export const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })
