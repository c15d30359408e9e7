import { useEffect, useState, type FocusEvent } from 'react'

/** Whether somebody is at work on an element: with a finger, a pressed pointer, or the focus in it. What is under their hands stays. */
export function useHeld() {
  const [isFocused, setFocused] = useState(false)
  const [isPressed, setPressed] = useState(false)

  // It may be let go anywhere.
  useEffect(() => {
    if (!isPressed) return undefined
    const over = new AbortController()
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => setPressed(false), { capture: true, signal: over.signal })
    return () => over.abort()
  }, [isPressed])

  return {
    isHeld: isFocused || isPressed,
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
    onPointerDownCapture: () => setPressed(true),
  }
}
