/**
 * Safari on a phone scrolls under a finger that drags, unless somebody could have stopped it before the finger came down:
 * what `press` adds then is too late. Other browsers ask `press`, and scroll without waiting for the page.
 */
export function heedTouches(
  to: Pick<Window, 'addEventListener'> & { readonly GestureEvent?: unknown } = window,
) {
  if (to.GestureEvent === undefined) return
  to.addEventListener('touchmove', () => undefined, { passive: false })
}
