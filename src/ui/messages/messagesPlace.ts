/** What says where messages are, so that they cover nothing that is needed now. */
type Property = '--buttons-below' | '--messages-at' | '--messages-room' | '--messages-top'

let region: HTMLElement | null = null
const values = new Map<Property, string>()

/** The ref of the region of messages. */
export function messagesRegion(element: HTMLElement): () => void {
  region = element
  for (const [name, value] of values) element.style.setProperty(name, value)
  return () => void (region = null)
}

/**
 * Sets it on the region alone: a full week would be styled again if the whole page inherited it.
 *
 * @param value empty for the default
 */
export function placeMessages(name: Property, value: string): void {
  if (values.get(name) === value) return
  values.set(name, value)
  region?.style.setProperty(name, value)
}
