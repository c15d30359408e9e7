/** The key of the event that had the focus, or was open, when the search was opened; null for none. */
export const eventInFocus = (): string | null => noted

/** Before the search takes the focus. @param opened the key of the event whose card is open */
export function noteEventInFocus(opened: string | null): void {
  noted = document.activeElement?.closest<HTMLElement>('button[data-event]')?.dataset['event'] ?? opened
}

let noted: string | null = null
