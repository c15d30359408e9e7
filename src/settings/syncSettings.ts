import * as v from 'valibot'
import type { Failure } from '#contract/failure.ts'
import { endpoints } from '#contract/endpoints.ts'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import type { Api } from '../api/createApi.ts'
import { failureBehind } from '../api/explain.ts'
import { retryDelay } from '../api/retryDelay.ts'
import { takeEarlyRead } from './earlyRead.ts'
import type { SettingsPatch, SettingsStore } from './settingsStore.ts'
import { mergedChoices } from './mergedChoices.ts'

/** How long what the service said is new enough for somebody who comes back to the page. */
const freshMs = 5 * 60_000

/** Choices that follow each other closely go as one. */
const gatherMs = 400

const answer = v.pipe(v.record(v.string(), v.unknown()), v.transform(readUserSettings))

/** Failures that pass. After any other there is no use in asking again before the page is opened anew. */
const passing: ReadonlySet<Failure> = new Set([
  'offline',
  'timed-out',
  'unavailable',
  'server-error',
  'too-many-requests',
  'changed-meanwhile',
])

/**
 * Keeps the settings of a person the same here and on the service (USR-1). What the service has is read at once, and again when
 * somebody comes back to the page after a while; what is chosen is sent a moment later, and as soon as there is a network again.
 * The last choice wins, member by member, and entry by entry of a list of names. Nothing of this is ever shown: the choice holds here all the same.
 *
 * @returns ends it
 */
export function syncSettings(api: Api, store: SettingsStore): () => void {
  const over = new AbortController()
  const { signal } = over
  /** Members that this service does not take. */
  const refused = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let failures = 0
  let readAt = takeEarlyRead()

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running || signal.aborted) return
    running = true
    try {
      if (performance.now() - readAt > freshMs) await read()
      while (hasUnsent()) await send(toSend())
      failures = 0
    } catch (error) {
      if (!passing.has(failureBehind(error))) {
        over.abort()
        store.waitBy(() => [])
      } else if (hasUnsent()) again(retryDelay(failures++, error))
    } finally {
      running = false
    }
  }

  function again(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), afterMs)
  }

  async function read(): Promise<void> {
    const { value, etag } = await api.send(endpoints.userSettings, { schema: answer, signal })
    readAt = performance.now()
    const merged = mergedChoices(store.served(), store.unsent(), value)
    store.receive(value, etag)
    if (Object.keys(merged).length > 0) store.choose(merged)
  }

  /** A change that meets another is sent again over it: what the other did not touch is merged. */
  async function send(change: SettingsPatch, triesLeft = 3): Promise<void> {
    const etag = store.etag()
    try {
      const { value, etag: newer } = await api.send(endpoints.changeUserSettings, {
        schema: answer,
        body: { json: change, type: 'application/merge-patch+json' },
        ...(etag !== null && { headers: { 'If-Match': etag } }),
      })
      store.receive(value, newer, change)
    } catch (error) {
      const failure = failureBehind(error)
      if (failure === 'changed-meanwhile' && triesLeft > 1) {
        await read()
        const chosen = Object.entries(store.unsent()).filter(([name]) => Object.hasOwn(change, name))
        return chosen.length > 0 ? send(Object.fromEntries(chosen), triesLeft - 1) : undefined
      }
      if (failure !== 'wrong-shape' && failure !== 'too-large') throw error
      await sendEach(change)
    }
  }

  /** An older service does not have every member: the others go all the same. */
  async function sendEach(change: SettingsPatch): Promise<void> {
    const members = Object.entries(change)
    if (members.length === 1) for (const [name] of members) refused.add(name)
    else for (const [name, value] of members) await send({ [name]: value })
  }

  const toSend = (): SettingsPatch =>
    Object.fromEntries(Object.entries(store.unsent()).filter(([name]) => !refused.has(name)))
  const waiting = () => Object.keys(toSend())
  const hasUnsent = () => waiting().length > 0

  store.waitBy(waiting)
  const onBack = () => document.visibilityState === 'visible' && void run()
  const stopListening = store.onChange(() => hasUnsent() && again(gatherMs))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stopListening()
  })
  globalThis.addEventListener('online', () => void run(), { signal })
  document.addEventListener('visibilitychange', onBack, { signal })
  void run()
  return () => over.abort()
}
