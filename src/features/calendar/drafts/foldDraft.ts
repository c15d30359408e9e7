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
 * The form of a draft was closed: the draft is announced, with Continue and Discard. A draft that is not
 * stored any more was saved or discarded, or its person has signed out.
 */
export function foldDraft(draft: StoredDraft, go: Go): void {
  if (readDraft(sessionStorage, draft.id) === null) return
  if (!isTyped(draft)) return discardDraft(draft.id)
  const folded = { ...draft, isOpen: false }
  storeDraft(sessionStorage, folded)
  announceDraft(folded, go)
}

/** Announce a draft until somebody continues or discards it. */
function announceDraft(draft: StoredDraft, go: Go): void {
  withdraw(draft.id)
  const takeAway = notify({
    kind: 'done',
    isLasting: true,
    text: () => draftSentence(draft),
    also: {
      label: () => t`Open`,
      run: () => {
        openDraft(draft.id)
        go(draft.path)
      },
    },
    action: { label: () => t`Discard`, run: () => discardDraft(draft.id) },
    onDismiss: () => announced.set(draft.id, null),
  })
  announced.set(draft.id, takeAway)
}

/**
 * A form offers a draft: until it is closed, its message is away.
 *
 * @returns brings the message back if the draft is still there
 */
export function offerInForm(id: string, go: Go): () => void {
  if (!announced.get(id)) return () => undefined
  withdraw(id)
  return () => {
    const left = readDraft(sessionStorage, id)
    if (left && !left.isOpen) announceDraft(left, go)
  }
}

/** Whether this draft was announced since the page was loaded. */
export const isAnnounced = (id: string): boolean => announced.has(id)

/**
 * Opens the form of a draft again, with everything that was typed, at its address.
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

/** The drafts that were announced, and a function for each that removes the message; null without one. */
const announced = new Map<string, (() => void) | null>()

function withdraw(id: string): void {
  announced.get(id)?.()
  if (announced.has(id)) announced.set(id, null)
}
