import * as v from 'valibot'

/** What a secret address shows of a calendar: that one is busy, or all but what is private (CAL-31). */
export const secretAddressContents = ['busy', 'all'] as const
export type SecretAddressContents = (typeof secretAddressContents)[number]

/** The body of a POST for a new secret address. */
export const newSecretAddress = v.object({ shows: v.picklist(secretAddressContents) })

/** Whether a calendar has a secret address. The address itself is not stored. */
export const secretAddressState = v.object({ shows: v.nullable(v.picklist(secretAddressContents)) })

/** A new secret address, which is shown this once. */
export const secretAddressMade = v.object({ url: v.string(), shows: v.picklist(secretAddressContents) })
