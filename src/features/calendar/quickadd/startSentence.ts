import { quickAddPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { storeDraft } from '../drafts/storedDrafts.ts'
import { sentenceDraft } from './sentenceDraft.ts'

type Where = {
  readonly period: CalendarPeriod
  /** Open quick add over the period. */
  readonly quickAdd: () => void
}

/** Opens quick add with a text that is not shown in the address: it was not typed there. */
export function startSentence(text: string, { period, quickAdd }: Where): void {
  storeDraft(sessionStorage, sentenceDraft(quickAddPath(period), text))
  quickAdd()
}
