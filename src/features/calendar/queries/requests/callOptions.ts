import * as v from 'valibot'

export type Cancellable = { readonly signal?: AbortSignal | undefined }

// Other servers split Accept at a comma and a space, and do not answer if it is only `*/*`.
export const acceptedJson: readonly string[] = ['application/json', 'text/plain', '*/*']

export const calendarJson: readonly string[] = ['application/calendar+json']

// Other servers answer a write with nothing, a receipt, or a delayed task. None of it is read.
export const unreadAnswer = { reads: 'text', schema: v.unknown() } as const
