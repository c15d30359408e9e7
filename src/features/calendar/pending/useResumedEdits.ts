import { useEffect, useEffectEvent, useState } from 'react'
import { useOnceQuiet } from '../../../api/useOnceQuiet.ts'
import { pendingChangesPath } from '../../../navigation/addresses.ts'
import { useIsInCalendar } from '../../../navigation/calendar/useIsInCalendar.ts'
import { historyOf } from '../edits/history/historyOf.ts'
import { pendingDetailsOf } from '../edits/pendingDetailsOf.ts'
import { hasStoredEdits } from '../edits/stored/hasStoredEdits.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { useViewZone } from '../zone/useViewZone.ts'

/** Long enough for a page that is loading to have requested what it shows. */
const quietMs = 500

/**
 * Continues with the edits that earlier pages and other tabs have left, and stores new ones: after the page has read
 * what it shows, or with the first new one, and when the network or the person comes back. What fails then is tried
 * the next time.
 */
export function useResumedEdits(issuer: string, subject: string): void {
  const context = useEditContext(useViewZone().zone)
  const isQuiet = useOnceQuiet(quietMs)
  const isInCalendar = useIsInCalendar()
  const isNeeded = isInCalendar || context.path === pendingChangesPath
  const [isUrgent, setIsUrgent] = useState(false)
  const isDue = isQuiet || isUrgent

  const resume = useEffectEvent(async (isWanted: boolean) => {
    try {
      // No edits are made on other pages, and there is nearly always nothing to continue with.
      if (!isWanted && !(await hasStoredEdits())) return
      const { resumeEdits } = await importResumeEdits()
      await resumeEdits(context, { issuer, subject })
    } catch {
      // Offline, or a browser that stores nothing: then edits are in this tab only.
      const details = pendingDetailsOf(context.client)
      if (details.current().place === 'unknown') details.change({ place: 'tab' })
      historyOf(context.client).change({ isRead: true })
    }
  })

  // What is done is stored at once, however busy the page is.
  useEffect(() => {
    if (isDue) return undefined
    const { current, onChange } = pendingEditsOf(context.client)
    return onChange(() => current().edits.pending.length > 0 && setIsUrgent(true))
  }, [isDue, context.client])

  useEffect(() => {
    if (!isDue) return undefined
    const onBack = () => void resume(isNeeded)
    onBack()
    window.addEventListener('online', onBack)
    window.addEventListener('focus', onBack)
    return () => {
      window.removeEventListener('online', onBack)
      window.removeEventListener('focus', onBack)
    }
  }, [isDue, isNeeded])
}

const importResumeEdits = () => import('../edits/resumeEdits.ts')
