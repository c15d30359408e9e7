import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** So soon after an Enter that has closed something, another one was meant for the same. */
const doubleEnterMs = 500

/**
 * What opens or closes under the pointer is not what the second press of a double click was meant for: that press is swallowed. The
 * browser counts the presses at one place (`detail`), so nothing is taken by time, and clicks by keyboard and by assistive
 * technology, which count none or one, always arrive. An Enter is swallowed that is held down from before, or that follows at once on
 * one that has closed something and would open it again.
 *
 * @param onDoubleClick hears that what opened this was a double click
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

/** Until a press begins that is the first at its place. */
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

/** On the opener until a time, and anywhere as long as the key is held down; until another key, or a press. */
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
