import type { PlainEvent } from './PlainEvent.ts'
import { type IsoDate } from '#domain/time/units.ts'

export type Scene = {
  readonly view: 'month' | 'week'
  /** A day of the period that is shown first. */
  readonly date: IsoDate
  readonly events: readonly PlainEvent[]
  /** How many chips a day of a month shows before it says how many more there are. */
  readonly room: number
  /** How many chips stand side by side in a week, for who can be told. */
  readonly columns: number
}

/** A calendar on the page, ready to be taken to another date. */
export type Drawn = { readonly show: (date: IsoDate) => void }

export type Contender = {
  /** Bring the events into the contender's own form; not measured. */
  readonly prepare: (scene: Scene) => { readonly mount: (place: HTMLElement) => Drawn }
  /** What it draws for an event, and for those that have no room. */
  readonly chip: string
  readonly more: string
}
