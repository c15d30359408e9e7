import type { Path } from '../../../navigation/addresses.ts'
import type { EventForm } from '../editor/form/eventForm.ts'
import { newUid } from '../edits/newUid.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import type { StoredEventDraft } from './StoredDraft.ts'
import { storedDrafts } from './storedDrafts.ts'

type Place = { readonly subject: string; readonly path: Path }

type Typed = {
  readonly form: EventForm
  readonly initial: EventForm
  readonly over: ViewedVersion | null
}

/** The draft of an event whose editor is open at an address, as it was before a reload; null for none. */
export const openEventDraft = ({ subject, path }: Place): StoredEventDraft | null =>
  storedDrafts(sessionStorage).find(
    (draft): draft is StoredEventDraft =>
      draft.kind === 'event' && draft.isOpen && draft.subject === subject && draft.path === path,
  ) ?? null

/** The draft of an event that an editor at an address begins with. */
export const eventDraft = (place: Place, typed: Typed): StoredEventDraft => ({
  kind: 'event',
  id: newUid(),
  ...place,
  isOpen: true,
  at: Date.now(),
  ...typed,
})
