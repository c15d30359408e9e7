import type { Messages } from '@lingui/core'
import type { DateWords } from '../dateWords.ts'

/** What is loaded of a language at once. */
export type Catalogue = {
  readonly messages: Messages
  /** Null for English, whose words are always there. */
  readonly words: DateWords | null
}
