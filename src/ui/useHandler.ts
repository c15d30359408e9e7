import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that is the same function in all renders, and does what the last one would: for a part of the page that is
 * drawn again only if its own properties change. Not for renders, in which it does what the one before would.
 */
export function useHandler<Given extends readonly unknown[]>(
  handler: (...given: Given) => void,
): (...given: Given) => void {
  const last = useRef(handler)
  useLayoutEffect(() => {
    last.current = handler
  })
  return useCallback((...given) => last.current(...given), [])
}
