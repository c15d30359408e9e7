import { byteLength } from '../byteLength.ts'
import type { EventRecord, HomeSize } from './records.ts'

/**
 * By how much a home grows when an event is put. @param bytes of what it replaces; undefined where nothing is
 */
export const growthBy = ({ jcal }: EventRecord, bytes: number | undefined): HomeSize => ({
  events: bytes === undefined ? 1 : 0,
  bytes: byteLength(jcal) - (bytes ?? 0),
})

/** Whether there is more afterwards: what does not grow is never too much. */
export const isGrowing = (growth: HomeSize): boolean => growth.events > 0 || growth.bytes > 0

/**
 * Whether a home that grows would have more than it may: of what it does not get more of it may have any
 * amount.
 */
export const isOver = (home: HomeSize, growth: HomeSize, limit: HomeSize): boolean =>
  (growth.events > 0 && home.events + growth.events > limit.events) ||
  (growth.bytes > 0 && home.bytes + growth.bytes > limit.bytes)
