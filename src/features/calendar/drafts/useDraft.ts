import { useEffect, useRef, useState } from 'react'
import { useGo } from '../../../navigation/useGo.ts'
import { discardDraft, foldDraft } from './foldDraft.ts'
import { isPageLeft } from './pagePresence.ts'
import { isTyped, type StoredDraft } from './StoredDraft.ts'
import { outlivesPage, storeDraft } from './storedDrafts.ts'

type UsedDraft<Draft> = {
  readonly draft: Draft
  /** There is no room for it: a reload would lose what was typed. */
  readonly isTooLarge: boolean
  readonly change: (next: (draft: Draft) => Draft) => void
  /** It is saved, or not wanted any more: nothing of it is kept. */
  readonly end: () => void
}

/**
 * What is typed in a form: remembered in this tab with each change, so that a reload or a sign-in loses nothing,
 * and folded into a line once the form has gone, whichever way it went.
 */
export function useDraft<Draft extends StoredDraft>(begin: () => Draft): UsedDraft<Draft> {
  const go = useGo()
  const [draft, setDraft] = useState(begin)
  const [begun] = useState(draft)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const latest = useRef(draft)
  const hasEnded = useRef(false)
  const isThere = useRef(false)

  useEffect(() => {
    latest.current = draft
    if (hasEnded.current || draft === begun) return
    if (isTyped(draft)) storeDraft(sessionStorage, { ...draft, at: Date.now() })
    else discardDraft(draft.id)
    setIsTooLarge(!outlivesPage(sessionStorage, draft.id))
  }, [draft, begun])

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // In development React takes every component away once, and puts it back at once.
      queueMicrotask(() => {
        // Who signs in again leaves with the form open, and finds it so.
        if (!isThere.current && !isPageLeft(latest.current.path)) foldDraft(latest.current, go)
      })
    }
  }, [go])

  function end(): void {
    hasEnded.current = true
    discardDraft(draft.id)
  }

  return { draft, isTooLarge, change: setDraft, end }
}
