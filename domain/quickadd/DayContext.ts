import type { DateLanguage } from '../time/parseWrittenDate.ts'
import type { IsoDate } from '../time/units.ts'
import type { Sentence } from './Sentence.ts'

/** What days are read with. */
export type DayContext = {
  readonly sentence: Sentence
  readonly dates: DateLanguage
  readonly today: IsoDate
}

/** One day; `isOpen` as of `Days`. */
export type Day = { readonly date: IsoDate; readonly isOpen?: boolean | undefined }
