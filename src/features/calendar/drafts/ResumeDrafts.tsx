import { useEffect, useEffectEvent } from 'react'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { foldDraft, isAnnounced } from './foldDraft.ts'
import { onOpenedDraft } from './openedDraft.ts'
import { usePagePresence } from './pagePresence.ts'
import type { StoredDraft } from './StoredDraft.ts'
import { storedDrafts } from './storedDrafts.ts'

/** As many lines as fit. */
const maxAnnounced = 3

type ResumeDraftsProps = {
  /** The dialog of a calendar has no address: the page opens it. null for a new calendar. */
  readonly onCalendar: (id: string | null) => void
}

/**
 * After a reload or a sign-in, the drafts of this tab: those that were open are opened again, the others
 * announced.
 */
export function ResumeDrafts({ onCalendar }: ResumeDraftsProps) {
  const go = useGo()
  const path = usePath()
  usePagePresence()

  const onOpened = useEffectEvent((draft: StoredDraft) => {
    if (draft.kind === 'calendar') onCalendar(draft.calendarId)
  })
  useEffect(() => onOpenedDraft((draft) => onOpened(draft)), [])

  const resume = useEffectEvent(() => {
    const drafts = storedDrafts(sessionStorage)
    const calendar = drafts.find((draft) => draft.kind === 'calendar' && draft.isOpen)
    if (calendar) onOpened(calendar)
    const isShown = (draft: StoredDraft) =>
      draft === calendar || (draft.kind !== 'calendar' && draft.isOpen && draft.path === path)
    const folded = drafts.filter((draft) => !isShown(draft) && !isAnnounced(draft.id))
    for (const draft of folded.slice(0, maxAnnounced).toReversed()) foldDraft(draft, go)
  })
  useEffect(() => resume(), [])

  return null
}
