import { t } from '@lingui/core/macro'
import { titleOfDraft, type StoredDraft } from './StoredDraft.ts'
import { outlivesPage } from './storedDrafts.ts'

/** That there is a draft, and where it is kept: `Draft kept in this tab: “Choir”`. */
export function draftSentence(draft: StoredDraft): string {
  const title = titleOfDraft(draft)
  if (outlivesPage(sessionStorage, draft.id))
    return title === '' ? t`Draft kept in this tab` : t`Draft kept in this tab: “${title}”`
  return title === ''
    ? t`Draft kept until you reload or close this page`
    : t`Draft kept until you reload or close this page: “${title}”`
}
