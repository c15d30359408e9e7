/** When settings were read before the page that keeps them was drawn, as `performance.now()`: they are not read twice. */
let at = -Infinity

export const noteEarlyRead = (): void => void (at = performance.now())

/** Told once: who signs in later on the same page has other settings. */
export function takeEarlyRead(): number {
  const taken = at
  at = -Infinity
  return taken
}
