import type { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import {
  fallen,
  followerOf,
  foremost,
  landed,
  meant,
  pruned,
  refused,
  restingOn,
  sent,
  unsaved,
} from '#domain/intention/intentions.ts'
import { emptyLedger, type Become, type Intention, type Ledger } from '#domain/intention/Ledger.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import type { Deed } from './Deed.ts'
import { keptAnswers } from './keptAnswers.ts'
import { ledgerOf } from './ledgerOf.ts'
import { keyOf, nameOf } from './objectKey.ts'
import type { Seen } from './Seen.ts'
import { storedStates } from './storedStates.ts'
import { changesNothing, nothingChanged, writeObjects } from './writeObjects.ts'

/** After these nothing is decided: what was meant is kept, and asked for again. */
const passing: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'too-many-requests'])

/** After these nothing that rests on it makes sense any more. */
const conflicting: ReadonlySet<Failure> = new Set(['changed-meanwhile', 'not-found'])

/** How long until what could not be sent is tried again, where nothing else says that it is worth it. */
const retryMs = 10_000

export type Outbox = {
  /** Do something: it shows at once, and is sent as soon as nothing for the same objects stands before it. */
  readonly mean: (api: Api, deed: Deed) => void
  /** Send what could not be sent. */
  readonly retry: () => void
  /** What is stored of an object that we wrote; undefined where we never did. */
  readonly own: (name: Deed['names'][number]) => Seen | null | undefined
  /** Whether a version of an object is ours, or led to it. */
  readonly isOwn: (name: Deed['names'][number], version: Pick<Seen, 'etag'>) => boolean
}

/** What sends a person's deeds, one after the other for each object, and keeps the ledger of what became of them. */
export function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client)
  if (known) return known
  const made = outbox(client)
  outboxes.set(client, made)
  return made
}

const outboxes = new WeakMap<QueryClient, Outbox>()

/** A deed on its way. */
type Errand = {
  readonly api: Api
  readonly deed: Deed
  readonly isOnTop: boolean
  /** Deeds that were refused and are carried along. */
  readonly carried: readonly Deed[]
  /** What it was sent over; null before that. */
  readonly under: readonly (Seen | null)[] | null
}

function outbox(client: QueryClient): Outbox {
  const store = ledgerOf(client)
  const stored = storedStates()
  const answers = keptAnswers(client)
  const errands = new Map<number, Errand>()
  const underWay = new Set<number>()
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const ledger = () => store.current().ledger
  const set = (next: Ledger<JCal>) => store.change({ ledger: next })

  function mean(api: Api, deed: Deed): void {
    const id = count++
    const names = deed.names.map(keyOf)
    const isOnTop = ledger().intentions.some((each) => each.keys.some((key) => key === names[0]))
    errands.set(id, { api, deed, isOnTop, carried: [], under: null })
    set(
      meant(ledger(), {
        id,
        keys: names,
        basis: deed.basis,
        become: onceForTheSame(deed.become),
        sent: null,
        state: 'saving',
      }),
    )
    watch()
    sendNext()
  }

  /** Send what nothing stands before; what could not be sent only when it is worth trying again. */
  function sendNext(isWorthTrying = false): void {
    for (const intention of foremost(ledger())) {
      const isDue = isWorthTrying || intention.state === 'saving'
      if (isDue && !underWay.has(intention.id)) void carryOut(intention)
    }
  }

  async function carryOut(intention: Intention<JCal>): Promise<void> {
    const errand = errands.get(intention.id)
    if (!errand) return
    underWay.add(intention.id)
    const answer = await attempt(intention, errand).catch((error: unknown) => ({ error }))
    underWay.delete(intention.id)
    try {
      // Nothing of theirs is to come up again.
      if (answers.areGone()) forget()
      else if ('error' in answer) onFailed(intention, answer.error)
      else onLanded(intention, answer.under, answer.seen)
    } finally {
      sendNext()
      watch()
    }
  }

  async function attempt(intention: Intention<JCal>, errand: Errand) {
    const { api, isOnTop } = errand
    const deed = namesOf(errand.deed, intention)
    // Where nobody has to be asked it is sent before anything is drawn, and the ledger that says so is drawn once.
    const under = errand.under ?? stored.known(deed, isOnTop) ?? (await stored.read(api, deed, isOnTop))
    return { under, seen: await write(intention, errand, under) }
  }

  async function write(
    { id, keys: touched, become }: Intention<JCal>,
    errand: Errand,
    under: readonly (Seen | null)[],
  ): Promise<readonly (Seen | null)[]> {
    const isRepeated = errand.under !== null
    const wanted = become(under.map((each) => each?.data ?? null))
    errands.set(id, { ...errand, under })
    set(sent(ledger(), id, wanted))
    const writes = touched.map((key, index) => ({
      name: nameOf(key),
      before: under[index] ?? null,
      after: wanted[index] ?? null,
    }))
    if (changesNothing(writes)) throw nothingChanged(writes)
    const takesBack = (error: unknown) => !passing.has(failureBehind(error))
    return writeObjects(errand.api, writes, { isRepeated, takesBack })
  }

  function onLanded(
    intention: Intention<JCal>,
    under: readonly (Seen | null)[],
    seen: readonly (Seen | null)[],
  ): void {
    const { id } = intention
    const names = intention.keys.map(nameOf)
    names.forEach((name, index) => stored.wrote(name, under[index] ?? null, seen[index] ?? null))
    const isLast = followerOf(ledger(), id) === null
    const deed = take(id)?.deed
    set(pruned(landed(ledger(), id), answers.areAsOf))
    if (!ledger().intentions.some(isUnsaved)) store.change({ trouble: null })
    answers.askAgain(intention.keys)
    const before = under.map((each) => each?.data ?? null)
    const basis = seen.map((each) => each?.data ?? null)
    if (isLast) deed?.onLanded?.({ names, basis, over: seen[0] ?? null, become: () => before })
  }

  function onFailed(intention: Intention<JCal>, error: unknown): void {
    const { id } = intention
    const failure = failureBehind(error)
    if (passing.has(failure)) {
      store.change({ ledger: unsaved(ledger(), id), trouble: failure })
      return
    }
    const follower = followerOf(ledger(), id)
    if (follower && !conflicting.has(failure)) {
      carryAlong(id, follower.id)
      set(refused(ledger(), id))
      return
    }
    const lost = [id, ...(follower ? restingOn(ledger(), id) : [])]
    set(fallen(ledger(), id))
    answers.askAgain(intention.keys)
    for (const each of lost) {
      const errand = take(each)
      for (const deed of errand ? [...errand.carried, errand.deed] : []) deed.onRefused?.(error)
    }
  }

  function forget(): void {
    errands.clear()
    store.change({ ledger: emptyLedger(), trouble: null })
  }

  /** What was refused goes with what was meant on top of it, over what it was meant over. */
  function carryAlong(id: number, follower: number): void {
    const [first, next] = [take(id), errands.get(follower)]
    if (!first || !next) return
    const { names, over } = first.deed
    const deed = { ...next.deed, names, over }
    const carried = [...first.carried, { ...first.deed }]
    errands.set(follower, { ...next, deed, isOnTop: first.isOnTop, carried })
  }

  function take(id: number): Errand | undefined {
    const errand = errands.get(id)
    errands.delete(id)
    return errand
  }

  function retry(): void {
    sendNext(true)
  }

  /** Who leaves with something unsent is asked; what could not be sent is tried whenever that may have changed. */
  function watch(): void {
    clearTimeout(timer)
    const { intentions } = ledger()
    if (typeof window === 'undefined') return
    if (intentions.length === 0) {
      window.removeEventListener('beforeunload', hold)
      return
    }
    window.addEventListener('beforeunload', hold)
    window.addEventListener('online', retry)
    window.addEventListener('focus', retry)
    if (intentions.some(isUnsaved)) timer = setTimeout(retry, retryMs)
  }

  return { mean, retry, own: stored.own, isOwn: stored.isOwn }
}

const hold = (event: Event) => event.preventDefault()

const isUnsaved = ({ state }: Intention<JCal>) => state === 'unsaved'

/** A deed with all the objects that it came to touch. */
const namesOf = (deed: Deed, { keys: touched }: Intention<JCal>): Deed => ({
  ...deed,
  names: touched.map(nameOf),
})

/** The same contents become the very same contents, so that they are read and drawn once. */
function onceForTheSame(become: Become<JCal>): Become<JCal> {
  let last: { now: readonly (JCal | null)[]; wanted: readonly (JCal | null)[] } | null = null
  return (now) => {
    const isSameAgain =
      last?.now.length === now.length && now.every((each, index) => each === last?.now[index])
    if (!last || !isSameAgain) last = { now, wanted: become(now) }
    return last.wanted
  }
}
