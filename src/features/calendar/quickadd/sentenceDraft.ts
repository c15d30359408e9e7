import type { Path } from '../../../navigation/addresses.ts'
import type { StoredSentence } from '../drafts/StoredDraft.ts'
import { storedDrafts } from '../drafts/storedDrafts.ts'
import { sentenceSubject } from '../drafts/subjects.ts'
import { newUid } from '../edits/newUid.ts'

/**
 * The draft that quick add begins with at an address: one that is open there in this tab, or the text of the
 * address.
 */
export function sentenceDraft(path: Path, text: string): StoredSentence {
  const open = storedDrafts(sessionStorage).find(
    (draft): draft is StoredSentence => draft.kind === 'sentence' && draft.isOpen && draft.path === path,
  )
  return (
    open ?? {
      kind: 'sentence',
      id: newUid(),
      subject: sentenceSubject,
      path,
      isOpen: true,
      at: Date.now(),
      form: { text, plain: [] },
      initial: { text: '', plain: [] },
    }
  )
}
