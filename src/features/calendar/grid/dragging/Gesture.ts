/** A place on the screen, in pixels of the window. */
export type Point = { readonly x: number; readonly y: number }

/** What a press turns into once it is held or moves: something follows the pointer until it is let go. React hears of it only then. */
export type Gesture = {
  readonly to: (point: Point) => void
  readonly drop: () => void
  /** As if nothing had happened. */
  readonly cancel: () => void
}
