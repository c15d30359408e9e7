import { useEffect, useRef, useState } from 'react'
import { useGo } from '../../../navigation/useGo.ts'
import { discardDraft, foldDraft } from './foldDraft.ts'
import { isPageLeft } from './pagePresence.ts'
import { isTyped, type StoredDraft } from './StoredDraft.ts'
import { outlivesPage, storeDraft } from './storedDrafts.ts'

type UsedDraft<Draft> = {
  readonly draft: Draft
  /** It does not fit into the storage: a reload would lose it. */
  readonly isTooLarge: boolean
  readonly change: (next: (draft: Draft) => Draft) => void
  /** It was saved or discarded: nothing of it is kept. */
  readonly end: () => void
  /** The form makes room for a while: what was typed is kept, and not announced when the form goes. */
  readonly hold: () => void
}

/**
 * What is typed in a form. It is stored in this tab with each change, so that a reload or a sign-in loses
 * nothing, and announced when the form is closed in any way.
 */
export function useDraft<Draft extends StoredDraft>(begin: () => Draft): UsedDraft<Draft> {
  const go = useGo()
  const [draft, setDraft] = useState(begin)
  const [begun] = useState(draft)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const latest = useRef(draft)
  const hasEnded = useRef(false)
  const isHeld = useRef(false)
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
      // In development React unmounts every component once, and mounts it again at once.
      queueMicrotask(() => {
        // A person who signs in again leaves with the form open, and finds it open.
        if (isThere.current || isHeld.current || isPageLeft(latest.current.path)) return
        foldDraft(latest.current, go)
      })
    }
  }, [go])

  function end(): void {
    hasEnded.current = true
    discardDraft(draft.id)
  }

  function hold(): void {
    isHeld.current = true
  }

  return { draft, isTooLarge, change: setDraft, end, hold }
}
