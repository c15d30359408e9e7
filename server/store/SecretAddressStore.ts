import type { SecretAddressContents } from '#contract/sharing/secretAddress.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { CalendarRecord } from './records.ts'

type Source = Pick<CalendarRecord, 'homeId' | 'calendarId'>

/** Calendars that are published by a secret address (CAL-31). A part of `Store`. */
export type SecretAddressStore = {
  /** They end with their calendar. */
  readonly secretAddresses: {
    of(source: Source): Promise<SecretAddressRecord | null>
    find(secretHash: string): Promise<SecretAddressRecord | null>
    /** Gives a calendar an address, in the place of the one that it had. */
    set(address: SecretAddressRecord): Promise<'set' | 'no-calendar'>
    end(source: Source): Promise<void>
  }
}

export type SecretAddressRecord = {
  readonly source: Source
  /** The SHA-256 of the secret, which itself is not stored. */
  readonly secretHash: string
  readonly shows: SecretAddressContents
  readonly createdAt: EpochMs
}
