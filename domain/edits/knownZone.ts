import { zoneNamed, type Zone } from '../time/Zone.ts'

/** The zone of a name; null where there is none, as in an edit from another device that knows more zones. */
export function knownZone(name: string): Zone | null {
  try {
    return zoneNamed(name)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
