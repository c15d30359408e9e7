import type { JCal } from '#contract/jcal.ts'

/** The UID that an object's events have; null if it has none. */
export function uidIn([, , components]: JCal): string | null {
  const uid = components.find(([name]) => name === 'vevent')?.[1].find(([name]) => name === 'uid')?.[3]
  return typeof uid === 'string' ? uid : null
}
