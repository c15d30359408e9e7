/**
 * Where notices about the whole application are rendered while a dialog makes the page inert: in the topmost
 * dialog.
 */
const places: HTMLElement[] = []
const listeners = new Set<() => void>()

/** A dialog has a place for notices from now on. @returns removes it */
export function offerNoticePlace(place: HTMLElement | null): () => void {
  if (place === null) return () => {}
  places.push(place)
  tell()
  return () => {
    places.splice(places.indexOf(place), 1)
    tell()
  }
}

/** Null while no dialog is open. */
export const noticePlace = (): HTMLElement | null => places.at(-1) ?? null

/** @returns how to stop being told */
export function onNoticePlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
