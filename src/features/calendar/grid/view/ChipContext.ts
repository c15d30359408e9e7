import type { CSSProperties } from 'react'
import type { Zone } from '#domain/time/Zone.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import type { Monograms } from '../model/monogramsOf.ts'
import type { CategoryColours } from '../model/ownColour.ts'
import type { SavedMatches } from '../model/SavedMatches.ts'

/** What every chip of a grid is drawn with; one object for all of them. */
export type ChipContext = {
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly zone: Zone
  /** Past events look like others. */
  readonly keepsPast?: boolean
  /** Where events bear those of their calendars. */
  readonly monograms?: Monograms | undefined
  /** Where categories have colours of their own. */
  readonly categoryColours?: CategoryColours | undefined
  /** The saved searches that are on, if there are any. */
  readonly matches?: SavedMatches | undefined
}

export type ChipStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>
