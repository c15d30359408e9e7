import { placeMessages } from '../messages/messagesPlace.ts'

/** The footers of the open dialogs, the topmost last: messages must not cover them. */
const footers: HTMLElement[] = []

/** Messages would cover a footer this close to the lower edge of the window, in pixels. */
const reach = 200

/**
 * A ref for the footer of a dialog. Messages stand at the lower edge of the window, where the buttons of a
 * tall dialog are, and on a phone those of every dialog. They move up above these buttons.
 */
export function keepMessagesOff(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer) return undefined
  footers.push(footer)
  const observer = new ResizeObserver(raise)
  for (const element of [document.documentElement, footer, footer.parentElement])
    if (element) observer.observe(element)
  return () => {
    observer.disconnect()
    footers.splice(footers.indexOf(footer), 1)
    raise()
  }
}

function raise(): void {
  const rect = footers.at(-1)?.getBoundingClientRect()
  const isLow = rect !== undefined && rect.bottom > window.innerHeight - reach
  const height = isLow ? Math.ceil(window.innerHeight - rect.top) : 0
  placeMessages('--buttons-below', `${height}px`)
}
