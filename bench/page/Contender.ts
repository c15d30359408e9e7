import type { PlainEvent } from './PlainEvent.ts'
import { type IsoDate } from '#domain/time/units.ts'

export type Scene = {
  readonly view: 'month' | 'week'
  /** A day in the period that is shown first. */
  readonly date: IsoDate
  readonly events: readonly PlainEvent[]
  /** How many chips a day of a month shows before `+n more`. */
  readonly room: number
  /** How many chips stand side by side in a week, if that can be configured. */
  readonly columns: number
}

/** A calendar on the page, which can show another date. */
export type Drawn = { readonly show: (date: IsoDate) => void }

export type Contender = {
  /** Converts the events to the contender's own form; not measured. */
  readonly prepare: (scene: Scene) => { readonly mount: (place: HTMLElement) => Drawn }
  /** Selects the elements for an event, and for events without room. */
  readonly chip: string
  readonly more: string
}
