import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ActionRow } from './ActionRow.ts'
import { actionFor } from './actionFor.ts'
import { isTaken } from './isTaken.ts'
import { keysOf } from './Key.ts'
import { keyChoice } from './keyChoice.ts'
import { addActions, type ActionGroup } from './workingActions.ts'

/**
 * Offers the actions of a table, by their keys too, while this component is mounted. Keys pressed in a field, a dialog
 * or a menu do nothing.
 *
 * @param page what the rows need to run
 */
export function useActions<Page>(
  where: MessageDescriptor,
  rows: readonly ActionRow<Page>[],
  page: NoInfer<Page>,
): void {
  const latest = useRef({ rows, page })
  useLayoutEffect(() => {
    latest.current = { rows, page }
  })

  const [group] = useState(() => (): ActionGroup => {
    const { isOn, chosen } = keyChoice()
    const { rows: offered, page: now } = latest.current
    return {
      where,
      actions: offered
        .filter(({ isOffered }) => isOffered?.(now) ?? true)
        .map((row) => ({
          ...row,
          keys: isOn ? keysOf(row, chosen) : [],
          run: row.run && (() => row.run?.(now)),
        })),
    }
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing, target } = event
    const held = { ctrlKey, altKey, metaKey, shiftKey, isComposing }
    const isOnDay = target instanceof Element && target.matches('[data-cell]')
    const press = { key, code: event.code, ...held, isTyping: isTaken(target), isOnDay }
    const asked = actionFor(press, group().actions)
    if (!asked?.run) return
    event.preventDefault()
    asked.run()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => addActions(group), [group])
}
