import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** An Enter this soon after one that closed something was meant for the same thing. */
const doubleEnterMs = 500

/**
 * Swallows the second press of a double click when something has opened or closed under the pointer, because
 * it was not meant for that. The browser counts presses in one place (`detail`), so no timer is needed, and
 * clicks by keyboard or assistive technology (count none or one) always arrive. Also swallows an Enter that
 * was held down before, and one that follows at once on an Enter that closed something and would open it
 * again.
 *
 * @param onDoubleClick called if a double click opened this
 */
export function useRestOfDoubleClick(onDoubleClick?: () => void): void {
  const [opener] = useState(() => document.activeElement)
  const onSecondPress = useEffectEvent(() => onDoubleClick?.())
  useLayoutEffect(() => {
    const end = swallowPresses(() => onSecondPress())
    swallowEnter(-Infinity, opener)
    let enteredAt = -Infinity
    const onKeyDown = ({ key, timeStamp }: KeyboardEvent) => {
      enteredAt = key === 'Enter' ? timeStamp : -Infinity
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      end()
      window.removeEventListener('keydown', onKeyDown, true)
      swallowPresses()
      if (enteredAt > -Infinity) swallowEnter(enteredAt + doubleEnterMs, opener)
    }
  }, [opener])
}

/** Until the next press that is the first in its place. */
function swallowPresses(onSecondPress?: () => void): () => void {
  const over = new AbortController()
  function hear(event: MouseEvent) {
    if (event.type === 'mousedown' && event.detail < 2) over.abort()
    else if (event.detail > 1) {
      swallow(event)
      if (event.type === 'click') onSecondPress?.()
    }
  }
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const)
    window.addEventListener(type, hear, { capture: true, signal: over.signal })
  return () => over.abort()
}

/**
 * On the opener for a short time, and anywhere as long as the key is held down; until another key, or a
 * press.
 */
function swallowEnter(until: DOMHighResTimeStamp, opener: Element | null): void {
  const over = new AbortController()
  const listen = { capture: true, signal: over.signal }
  function onKeyDown(event: KeyboardEvent) {
    const isAgain = event.timeStamp < until && event.target === opener
    if (event.key === 'Enter' && (event.repeat || isAgain)) swallow(event)
    else over.abort()
  }
  window.addEventListener('keydown', onKeyDown, listen)
  window.addEventListener('mousedown', () => over.abort(), listen)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
