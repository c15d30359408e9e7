import type { ReactNode } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** The light of days at a person's place, and the moon. */
export type Daylight = {
  /**
   * The nights of a day, below its events.
   *
   * @param work where its working hours are on the axis, in hours; they are never tinted
   */
  readonly nights: (date: IsoDate, axis: HourAxis, work: WorkPlace) => ReactNode
  /** The phase of the moon that a day has, to be drawn and to be read out; null on most days. */
  readonly moon: (date: IsoDate) => { readonly glyph: ReactNode; readonly name: string } | null
  /** Sunrise and sunset of a day in words. */
  readonly sun: (date: IsoDate) => string | undefined
}

export type WorkPlace = { readonly from: number | null; readonly to: number | null }
