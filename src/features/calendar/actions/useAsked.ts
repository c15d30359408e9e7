import { useEffect, useReducer } from 'react'
import type { EventActionName } from './eventActions.ts'

/** What is asked of an event elsewhere, and done once its card is open. */
let asked: { readonly key: string; readonly name: EventActionName } | null = null
const listeners = new Set<() => void>()

/** @param key of the event, whose card is open or opens next */
export function askOfEvent(key: string, name: EventActionName): void {
  asked = { key, name }
  for (const listener of listeners) listener()
}

/**
 * Does what was asked of an event, as soon as it can be done. Nothing is asked any more of another one than the event
 * that is open.
 */
export function useAsked(
  key: string,
  ways: Readonly<Partial<Record<EventActionName, (() => void) | undefined>>>,
): void {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    listeners.add(lookAgain)
    return () => void listeners.delete(lookAgain)
  }, [])
  useEffect(() => {
    if (asked === null) return
    const way = asked.key === key ? ways[asked.name] : undefined
    if (asked.key !== key || way) asked = null
    way?.()
  })
}
