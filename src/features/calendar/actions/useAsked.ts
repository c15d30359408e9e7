import { useEffect } from 'react'
import type { EventActionName } from './eventActions.ts'

/** What is asked of an event elsewhere, and done once its card is open. */
let asked: { readonly key: string; readonly name: EventActionName } | null = null

/** @param key of the event, whose card opens next */
export function askOfEvent(key: string, name: EventActionName): void {
  asked = { key, name }
}

/**
 * Does what was asked of an event, as soon as it can be done. Nothing is asked any more of another one than the event
 * that is open.
 */
export function useAsked(
  key: string,
  ways: Readonly<Partial<Record<EventActionName, (() => void) | undefined>>>,
): void {
  useEffect(() => {
    if (asked === null) return
    const way = asked.key === key ? ways[asked.name] : undefined
    if (asked.key !== key || way) asked = null
    way?.()
  })
}
