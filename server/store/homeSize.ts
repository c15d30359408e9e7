import { byteLength } from '../byteLength.ts'
import type { EventRecord, HomeSize } from './records.ts'

/**
 * By how much a home grows when an event is put.
 *
 * @param bytes the size of the event that it replaces; undefined if there is none
 */
export const growthBy = ({ jcal }: EventRecord, bytes: number | undefined): HomeSize => ({
  events: bytes === undefined ? 1 : 0,
  bytes: byteLength(jcal) - (bytes ?? 0),
})

/** Whether a home gets larger. A write that does not is always allowed. */
export const isGrowing = (growth: HomeSize): boolean => growth.events > 0 || growth.bytes > 0

/**
 * Whether a growing home would exceed its limit. Only what grows is compared: the number of events, the
 * bytes, or both.
 */
export const isOver = (home: HomeSize, growth: HomeSize, limit: HomeSize): boolean =>
  (growth.events > 0 && home.events + growth.events > limit.events) ||
  (growth.bytes > 0 && home.bytes + growth.bytes > limit.bytes)
