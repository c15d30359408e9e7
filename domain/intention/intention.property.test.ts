import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fallen, followerOf, foremost, landed, meant, pruned, refused, sent } from './intentions.ts'
import { foreseen } from './foreseen.ts'
import { emptyLedger, type Become, type Ledger } from './Ledger.ts'

/** A person's deeds, the service's answers and the answers to questions, in any order that a network allows. */
type Step =
  | { readonly kind: 'mean'; readonly keys: readonly string[]; readonly become: Become<string> }
  | { readonly kind: 'send' | 'reach' | 'answer'; readonly which: number; readonly isTaken: boolean }
  | { readonly kind: 'ask' | 'look' | 'tell' }

const key = fc.constantFrom('a', 'b', 'c')
const pair = fc.subarray(['a', 'b', 'c'], { minLength: 2, maxLength: 2 })
const word = fc.constantFrom('x', 'y', 'z')

const deed: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(key, word).map(([one, more]): Step => mean([one], ([was]) => [was == null ? null : was + more])),
  fc.tuple(key, word).map(([one, text]): Step => mean([one], () => [text])),
  key.map((one): Step => mean([one], () => [null])),
  // Into the place of another, which is what a move from calendar to calendar is.
  pair.map((two): Step => mean(two, ([from]) => [null, from ?? null])),
  // One becomes two, as a series does.
  pair.map((two): Step =>
    mean(two, ([was]) => (was == null ? [null, null] : [was.slice(0, 1), was.slice(1)])),
  ),
)
const mean = (keys: readonly string[], become: Become<string>): Step => ({ kind: 'mean', keys, become })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: deed },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom('send' as const, 'reach' as const, 'answer' as const),
      which: fc.nat(3),
      isTaken: fc.integer({ min: 0, max: 2 }).map((third) => third > 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('ask' as const, 'look' as const, 'tell' as const) }),
  },
)

type Contents = ReadonlyMap<string, string>
type Sending = { readonly id: number; readonly isTaken: boolean; readonly hasReached: boolean }

/** A store, a screen before it, and a network between them that is slow in both directions and refuses one in three. */
function played(steps: readonly Step[]) {
  const store = new Map([
    ['a', 'a'],
    ['b', 'b'],
  ])
  let read: { asOf: number; contents: Contents } = { asOf: 0, contents: new Map(store) }
  let question: { asOf: number; contents: Contents | null } | null = null
  let ledger: Ledger<string> = emptyLedger()
  let sendings: readonly Sending[] = []
  let count = 0
  const stored = new Map(store)

  const screen = (): Contents => {
    const shown = new Map(read.contents)
    const readingOf = (name: string) => ({ value: read.contents.get(name), asOf: read.asOf })
    for (const [name, { value }] of foreseen(ledger, readingOf)) {
      if (value === null) shown.delete(name)
      else shown.set(name, value)
    }
    return shown
  }
  const write = (to: Map<string, string>, keys: readonly string[], values: readonly (string | null)[]) =>
    keys.forEach((name, index) => {
      const value = values[index] ?? null
      if (value === null) to.delete(name)
      else to.set(name, value)
    })

  function send() {
    const next = foremost(ledger).find(({ id }) => !sendings.some((each) => each.id === id))
    if (!next) return
    const values = next.become(next.keys.map((name) => stored.get(name) ?? null))
    ledger = sent(ledger, next.id, values)
    sendings = [...sendings, { id: next.id, isTaken: true, hasReached: false }]
  }

  function reach(which: number, isTaken: boolean) {
    const waiting = sendings.filter(({ hasReached }) => !hasReached)
    const sending = waiting[which % waiting.length]
    const intention = ledger.intentions.find(({ id }) => id === sending?.id)
    if (!sending || !intention) return
    if (isTaken) write(store, intention.keys, intention.sent ?? [])
    sendings = sendings.map((each) => (each === sending ? { ...each, isTaken, hasReached: true } : each))
  }

  function answer(which: number) {
    const ready = sendings.filter(({ hasReached }) => hasReached)
    const sending = ready[which % ready.length]
    const intention = ledger.intentions.find(({ id }) => id === sending?.id)
    if (!sending || !intention) return
    sendings = sendings.filter((each) => each !== sending)
    if (sending.isTaken) write(stored, intention.keys, intention.sent ?? [])
    ledger = sending.isTaken ? landed(ledger, intention.id) : refused(ledger, intention.id)
  }

  function take(what: Step): void {
    if (what.kind === 'mean') {
      const now = screen()
      const { keys, become } = what
      const basis = keys.map((name) => now.get(name) ?? null)
      ledger = meant(ledger, { id: count++, keys, basis, become, sent: null, state: 'saving' })
    } else if (what.kind === 'send') send()
    else if (what.kind === 'reach') reach(what.which, what.isTaken)
    else if (what.kind === 'answer') answer(what.which)
    else if (what.kind === 'ask') question = { asOf: ledger.tick, contents: null }
    else if (what.kind === 'look' && question) question = { ...question, contents: new Map(store) }
    else if (what.kind === 'tell' && question?.contents) {
      read = { asOf: question.asOf, contents: question.contents }
      question = null
      ledger = pruned(ledger, (_name, asOf) => read.asOf >= asOf)
    }
  }

  const comesBack = (what: Step) =>
    what.kind === 'answer' &&
    sendings.some(({ id, isTaken, hasReached }) => hasReached && !isTaken && !followerOf(ledger, id))

  const flickers: Step[] = []
  for (const what of steps) {
    const before = screen()
    const mayChange = what.kind === 'mean' || comesBack(what)
    take(what)
    if (!mayChange && !isSame(before, screen())) flickers.push(what)
  }
  while (ledger.intentions.length > 0) {
    send()
    reach(0, true)
    answer(0)
  }
  return { screen: screen(), store: new Map(store), flickers }
}

const isSame = (one: Contents, other: Contents) =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)

test('whatever is meant, refused and read in whatever order, the screen ends as the store is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const { screen, store } = played(steps)
      expect(screen).toEqual(store)
    }),
    { numRuns: 1_000, seed: 12 },
  )
})

test('nothing on the screen changes but by what a person does and what is refused', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      expect(played(steps).flickers).toEqual([])
    }),
    { numRuns: 1_000, seed: 12 },
  )
})

const append =
  (more: string): Become<string> =>
  ([was]) => [was == null ? null : was + more]
const nothingRead = () => ({ value: 'a', asOf: 0 })
const twice = [append('x'), append('y')].reduce(
  (ledger: Ledger<string>, become, id) =>
    meant(ledger, { id, keys: ['k'], basis: ['a'], become, sent: null, state: 'saving' }),
  emptyLedger<string>(),
)

test('what is refused is asked for again together with what came after it', () => {
  expect(foreseen(refused(twice, 0), nothingRead).get('k')?.value).toBe('axy')
})

test('what rests on something that cannot be asked for goes with it', () => {
  expect(foreseen(fallen(twice, 0), nothingRead).size).toBe(0)
})

test('an answer asked for before the service took something does not bring the old state back', () => {
  const taken = landed(sent(twice, 0, ['ax']), 0)
  expect(foreseen(taken, () => ({ value: 'a', asOf: 0 })).get('k')?.value).toBe('axy')
  expect(foreseen(taken, () => ({ value: 'AX', asOf: 1 })).get('k')?.value).toBe('AXy')
})
