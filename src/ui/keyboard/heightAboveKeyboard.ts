/**
 * How much of the window an on-screen keyboard leaves, in pixels from its top. Who enlarges the page by two fingers sees
 * less of it, but its height is still that of the screen.
 */
export function heightAboveKeyboard(): number {
  const viewport = window.visualViewport
  return viewport ? Math.round(viewport.height * viewport.scale) : window.innerHeight
}
