import * as v from 'valibot'
import { openIdClient } from '#contract/configuration.ts'
import { browserCall, trialStep } from '#contract/trial.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { digest } from '../../digest.ts'
import type { Ports } from '../../ports.ts'
import { textEncryption } from '../settings/textEncryption.ts'

const trial = v.object({
  steps: v.array(trialStep),
  plan: v.nullable(
    v.object({
      client: openIdClient,
      scope: v.string(),
      issuer: v.string(),
      typedIssuer: v.string(),
      promisesIssuer: v.boolean(),
      introspection: v.nullable(v.string()),
      authorize: v.string(),
      token: v.string(),
      userInfo: v.string(),
      methods: v.optional(v.unknown()),
      calls: v.pipe(v.array(browserCall), v.readonly()),
    }),
  ),
  secrets: v.object({ state: v.string(), nonce: v.string(), verifier: v.string(), redirectUri: v.string() }),
  isAnswered: v.boolean(),
  /** When the last answer was taken. Without a result long after, the process that took it has died. */
  takenAt: v.optional(v.number()),
  /** Whether the browser has the code and has not yet sent what it got for it. */
  awaitsToken: v.boolean(),
})
export type Trial = v.InferOutput<typeof trial>

const trialText = v.pipe(v.string(), v.parseJson(), trial)

/** Replaces the state that was read; false if it has changed since. */
type Exchange = (next: Trial) => Promise<Exchange | false>

/** Trials in the store, under the hash of their id. They are encrypted, because drafts have secrets. */
export type StoredTrials = {
  keep(id: string, trial: Trial, until: EpochMs): Promise<void>
  /** Null if it never existed or has ended. */
  find(
    id: string,
  ): Promise<{ readonly trial: Trial; readonly until: EpochMs; readonly exchange: Exchange } | null>
}

export function storedTrials({ store, clock }: Pick<Ports, 'store' | 'clock'>): StoredTrials {
  const encryption = textEncryption(store.configuration)
  const { expiring } = store

  const exchangeOf =
    (key: string, known: string): Exchange =>
    async (next) => {
      const encrypted = await encryption.encrypt(JSON.stringify(next))
      return (await expiring.exchange(key, known, encrypted)) && exchangeOf(key, encrypted)
    }

  return {
    keep: async (id, trialState, until) => {
      await expiring.sweep(clock())
      await expiring.keep(await keyOf(id), {
        text: await encryption.encrypt(JSON.stringify(trialState)),
        until,
      })
    },
    find: async (id) => {
      const key = await keyOf(id)
      const record = await expiring.find(key)
      if (record === null || record.until <= clock()) return null
      const read = v.safeParse(trialText, await encryption.decrypt(record.text))
      return read.success
        ? { trial: read.output, until: record.until, exchange: exchangeOf(key, record.text) }
        : null
    },
  }
}

const keyOf = async (id: string) => `trial ${await digest(id)}`
