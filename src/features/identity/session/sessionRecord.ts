import * as v from 'valibot'

const key = 'kalends.grant'

const storedRecord = v.fallback(
  v.nullable(
    v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), since: v.number(), subject: v.string() })),
  ),
  null,
)

/**
 * One sign-in of one person in one tab, however often its tokens are renewed. `since` is in milliseconds since the epoch;
 * `subject` is who the provider says it is, and outlives the session, so that what was typed is given back to nobody else.
 */
export type SignInRecord = v.InferOutput<typeof storedRecord> & {}

export const readSessionRecord = (storage: Storage): SignInRecord | null =>
  v.parse(storedRecord, storage.getItem(key))

export function storeSessionRecord(storage: Storage, session: SignInRecord): void {
  storage.setItem(key, JSON.stringify(session))
}
