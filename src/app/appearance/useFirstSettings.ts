import { useEffect, useState } from 'react'
import type { FirstSettings } from './firstSettings.ts'

/**
 * Reads the settings of somebody who is new in this browser.
 *
 * @param userId undefined until it is known who they are
 * @returns whether the page may be drawn: at once for anybody else
 */
export function useFirstSettings(first: FirstSettings, userId: string | undefined): boolean {
  const { isNeeded, request, apply } = first
  const [areApplied, setAreApplied] = useState(!isNeeded)

  useEffect(request, [request])

  useEffect(() => {
    if (!areApplied && userId !== undefined) void apply(userId).then(() => setAreApplied(true))
  }, [apply, areApplied, userId])

  return areApplied
}
