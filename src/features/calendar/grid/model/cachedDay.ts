import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { DayModel } from './DayModel.ts'

/**
 * The day as it was drawn before, if nothing in it has changed, so that it is not drawn again; else the new
 * one.
 */
export const cachedDay = (day: DayModel, before: DayModel | undefined): DayModel =>
  before && isSameDay(day, before) ? before : day

const isSameDay = (one: DayModel, other: DayModel) =>
  one.date === other.date &&
  one.count === other.count &&
  one.hidden === other.hidden &&
  one.timed === other.timed &&
  areSame(one.hiddenEvents ?? none, other.hiddenEvents ?? none) &&
  areAlike(one.lanes, other.lanes) &&
  areAlike(one.folded ?? [], other.folded ?? [])

const none: readonly never[] = []

const areSame = (some: readonly CalendarEvent[], others: readonly CalendarEvent[]) =>
  some.length === others.length && some.every((each, index) => each === others[index])

/** Whether they have the identical events in the same positions. */
const areAlike = <Placed extends object>(some: readonly Placed[], others: readonly Placed[]) =>
  some.length === others.length && some.every((each, index) => isAlike(each, others[index]))

const isAlike = <Placed extends object>(one: Placed, other: Placed | undefined) =>
  other !== undefined && Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value)
