import { discoveries, type Discoveries } from './provider/discoveries.ts'
import { savedSettings, type SavedSettings } from './configuration/settings/savedSettings.ts'
import { identity, type IdentityService } from './identity/identity.ts'
import { throttleCounts, type ThrottleCounts } from './identity/throttle/throttleCounts.ts'
import type { ItipMessage } from '#domain/scheduling/ItipMessage.ts'
import type { DeclinedProposals } from '#domain/scheduling/proposed/declinedProposals.ts'
import type { Ports } from './ports.ts'
import type { Room } from '#contract/rooms/rooms.ts'
import { savedRooms, type SavedRooms } from './rooms/savedRooms.ts'
import type { UserRecord } from './store/records.ts'

/** How people are told of events who have no account here (CAL-30). */
export type TellElsewhere = {
  /** Whether somebody can be reached; 'refused' if they want no mail from here. */
  readonly reaches: (sender: UserRecord, address: string) => Promise<'yes' | 'refused' | 'no'>
  /** Has a message carried to them. The same one again changes nothing. */
  readonly tell: (sender: UserRecord, message: MessageElsewhere) => Promise<void>
}

export type MessageElsewhere = ItipMessage | (DeclinedProposals & { readonly note?: string })

/** What the handlers of all areas share. */
export type Services = {
  readonly ports: Ports
  readonly identity: IdentityService
  readonly discoveries: Discoveries
  readonly savedSettings: SavedSettings
  readonly savedRooms: SavedRooms
  readonly throttleCounts: ThrottleCounts
  /** Has carried what others are to be told of events (CAL-28). */
  readonly deliveries: { readonly wake: () => void }
  /** Declines what rooms were booked for that are listed no longer (CAL-28). */
  readonly closeRooms: (rooms: readonly Room[]) => Promise<void>
  /** null if nobody elsewhere is told (CAL-30). */
  readonly elsewhere: TellElsewhere | null
  /** Reads calendars on the web again; null where there are none (CAL-31). */
  readonly webReading: { readonly wake: () => void } | null
  /** Tells a reader what changes, as long as they may listen (CAL-33). */
  readonly changes: { readonly open: (reader: ChangeReader) => Promise<Response> }
}

/** Who is told of changes. */
export type ChangeReader = {
  readonly userId: string
  /** `Last-Event-ID`, if they sent one: what they know. */
  readonly lastEventId: string | null
  /** Whether their credential is still good; asked before they are told anything. */
  readonly mayListen: () => Promise<boolean>
}

export function createServices(
  ports: Ports,
  told: Pick<Services, 'deliveries' | 'closeRooms' | 'elsewhere' | 'webReading' | 'changes'>,
): Services {
  const known = discoveries(ports)
  const counts = throttleCounts(ports.store, ports.clock, ports.log)
  return {
    ports,
    identity: identity(ports, known, counts),
    discoveries: known,
    savedSettings: savedSettings(ports),
    savedRooms: savedRooms(ports),
    throttleCounts: counts,
    ...told,
  }
}
