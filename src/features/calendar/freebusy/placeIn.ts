import type { CSSProperties } from 'react'
import type { Window } from '#domain/time/Window.ts'

/** Where a time is drawn on a line that shows some hours, cut at its ends. */
export function placeIn(time: Window, shown: Window): CSSProperties {
  const share = (instant: number) =>
    Math.min(1, Math.max(0, (instant - shown.start) / (shown.end - shown.start)))
  const [from, to] = [share(time.start), share(time.end)]
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }
}
