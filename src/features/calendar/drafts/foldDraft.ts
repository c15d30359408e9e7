import { t } from '@lingui/core/macro'
import type { Path } from '../../../navigation/addresses.ts'
import type { Go } from '../../../navigation/useGo.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { setOpenedDraft } from './openedDraft.ts'
import { draftSentence } from './draftSentence.ts'
import { isTyped, type StoredDraft } from './StoredDraft.ts'
import { readDraft, removeDraft, storeDraft } from './storedDrafts.ts'

// lingui-set comment="Buttons (verbs) on a notice about an unfinished event."

/**
 * The form of a draft has closed: what was typed is announced, with the ways to it and to be rid of it. One that
 * is not stored any more has been saved or discarded, or its person has signed out.
 */
export function foldDraft(draft: StoredDraft, go: Go): void {
  if (readDraft(sessionStorage, draft.id) === null) return
  if (!isTyped(draft)) return discardDraft(draft.id)
  const folded = { ...draft, isOpen: false }
  storeDraft(sessionStorage, folded)
  announceDraft(folded, go)
}

/** Say that there is a draft, until somebody has dealt with it. */
function announceDraft(draft: StoredDraft, go: Go): void {
  withdraw(draft.id)
  const takeAway = notify({
    kind: 'done',
    isLasting: true,
    text: draftSentence(draft),
    also: {
      label: t`Open`,
      run: () => {
        openDraft(draft.id)
        go(draft.path)
      },
    },
    action: { label: t`Discard`, run: () => discardDraft(draft.id) },
  })
  announced.set(draft.id, takeAway)
}

/** Whether it was said since the page was loaded that there is this draft. */
export const isAnnounced = (id: string): boolean => announced.has(id)

/**
 * The form of a draft comes back with everything that was typed, at its address.
 *
 * @param path another address for it
 */
export function openDraft(id: string, path?: Path): void {
  const folded = readDraft(sessionStorage, id)
  if (folded === null) return
  const draft = { ...folded, path: path ?? folded.path, isOpen: true, at: Date.now() }
  storeDraft(sessionStorage, draft)
  withdraw(id)
  setOpenedDraft(draft)
}

/** Forget a draft. */
export function discardDraft(id: string): void {
  removeDraft(sessionStorage, id)
  withdraw(id)
}

/** The drafts that were announced, and how to take each announcement away. */
const announced = new Map<string, () => void>()

const withdraw = (id: string) => announced.get(id)?.()
