import type { JCal } from '#contract/jcal.ts'
import { isUnchanged } from '#domain/edits/isUnchanged.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'

/** Whether it is what was sent here, and not what somebody else has made the same: they did so at another time. */
export const isOwnWrite = (now: StoredVersion | null, sent: JCal | null): boolean =>
  now !== null && sent !== null && isWritten(now, sent) && isSameTime(stampsOf(now.data), stampsOf(sent))

/** Whether it is stored as it was sent; the service has noted since how invitations were sent. */
export const isWritten = (now: StoredVersion | null, sent: JCal | null): boolean =>
  now === null || sent === null ? now === sent : isUnchanged(now.data, sent)

const isSameTime = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const stampsOf = ([, , parts]: JCal) =>
  parts.flatMap(([, properties]) => properties.filter(([name]) => stamps.has(name)).map(([, , , at]) => at))

const stamps: ReadonlySet<string> = new Set(['dtstamp', 'last-modified'])
