import type { MessageDescriptor } from '@lingui/core'
import type { Key } from './Key.ts'

/** An action as it can be done now. */
export type WorkingAction = {
  readonly name: string
  readonly does: MessageDescriptor
  readonly keys: readonly Key[]
  readonly anyKey?: MessageDescriptor
  readonly isHeardEverywhere?: boolean
  readonly isKeyOnly?: boolean
  /** Undefined if something else does it when its key is pressed. */
  readonly run?: (() => void) | undefined
}

/** Actions of the same part of the application. */
export type ActionGroup = {
  /** The heading in the list: `In the calendar`. */
  readonly where: MessageDescriptor
  readonly actions: readonly WorkingAction[]
}

/** What can be done now, the most recent group first, as in the list of shortcuts. */
export const workingActions = (): readonly ActionGroup[] => [...working].map((group) => group()).toReversed()

/** @returns ends it */
export function addActions(group: () => ActionGroup): () => void {
  working.add(group)
  return () => void working.delete(group)
}

const working = new Set<() => ActionGroup>()
