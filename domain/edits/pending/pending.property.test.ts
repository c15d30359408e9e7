import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { noPendingEdits, type ApplyPending, type PendingEdits } from './PendingEdits.ts'
import {
  acknowledged,
  dropped,
  enqueued,
  nextDependent,
  pruned,
  ready,
  rejected,
  sent,
} from './transitions.ts'
import { withPendingEdits } from './withPendingEdits.ts'

/** Edits of texts by name, as simple as possible. */
type TextEdit =
  | { readonly kind: 'append' | 'set'; readonly keys: readonly [string]; readonly text: string }
  | { readonly kind: 'delete'; readonly keys: readonly [string] }
  /** Replaces another one, as a move from calendar to calendar does. */
  | { readonly kind: 'move'; readonly keys: readonly string[] }
  /** One becomes two, as a series does. */
  | { readonly kind: 'split'; readonly keys: readonly string[] }

type Texts = PendingEdits<TextEdit, string>

function edited(edit: TextEdit, [was]: readonly (string | null)[]): readonly (string | null)[] {
  switch (edit.kind) {
    case 'append':
      return [was == null ? null : was + edit.text]
    case 'set':
      return [edit.text]
    case 'delete':
      return [null]
    case 'move':
      return [null, was ?? null]
    case 'split':
      return was == null ? [null, null] : [was.slice(0, 1), was.slice(1)]
  }
}

const apply: ApplyPending<TextEdit, string> = ({ edits, keys }, now) => {
  const values = new Map(keys.map((name, index) => [name, now[index] ?? null]))
  for (const edit of edits) {
    const wanted = edited(
      edit,
      edit.keys.map((name) => values.get(name) ?? null),
    )
    edit.keys.forEach((name, index) => values.set(name, wanted[index] ?? null))
  }
  return keys.map((name) => values.get(name) ?? null)
}

/** What a person does, the service's answers and the results of reads, in any order that a network allows. */
type Step =
  | { readonly kind: 'edit'; readonly edit: TextEdit }
  | { readonly kind: 'send' | 'reach' | 'answer'; readonly which: number; readonly isTaken: boolean }
  | { readonly kind: 'ask' | 'look' | 'tell' }

const key = fc.constantFrom('a', 'b', 'c')
const pair = fc.subarray(['a', 'b', 'c'], { minLength: 2, maxLength: 2 })
const word = fc.constantFrom('x', 'y', 'z')

const textEdit: fc.Arbitrary<TextEdit> = fc.oneof(
  fc.tuple(key, word).map(([one, text]): TextEdit => ({ kind: 'append', keys: [one], text })),
  fc.tuple(key, word).map(([one, text]): TextEdit => ({ kind: 'set', keys: [one], text })),
  key.map((one): TextEdit => ({ kind: 'delete', keys: [one] })),
  pair.map((keys): TextEdit => ({ kind: 'move', keys })),
  pair.map((keys): TextEdit => ({ kind: 'split', keys })),
)
const editing: fc.Arbitrary<Step> = textEdit.map((edit) => ({ kind: 'edit', edit }))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: editing },
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
type Sending = { readonly id: string; readonly isTaken: boolean; readonly hasReached: boolean }

/** A store, a screen, and a network between them that is slow in both directions and rejects one in three. */
function played(steps: readonly Step[]) {
  const store = new Map([
    ['a', 'a'],
    ['b', 'b'],
  ])
  let read: { asOf: number; contents: Contents } = { asOf: 0, contents: new Map(store) }
  let question: { asOf: number; contents: Contents | null } | null = null
  let edits: Texts = noPendingEdits()
  let sendings: readonly Sending[] = []
  let count = 0
  const stored = new Map(store)

  const screen = (): Contents => {
    const shown = new Map(read.contents)
    const readingOf = (name: string) => ({ value: read.contents.get(name), asOf: read.asOf })
    for (const [name, { value }] of withPendingEdits(edits, readingOf, apply)) {
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
    const next = ready(edits).find(({ id }) => !sendings.some((each) => each.id === id))
    if (!next) return
    const values = apply(
      next,
      next.keys.map((name) => stored.get(name) ?? null),
    )
    edits = sent(edits, next.id, values)
    sendings = [...sendings, { id: next.id, isTaken: true, hasReached: false }]
  }

  function reach(which: number, isTaken: boolean) {
    const waiting = sendings.filter(({ hasReached }) => !hasReached)
    const sending = waiting[which % waiting.length]
    const pending = edits.pending.find(({ id }) => id === sending?.id)
    if (!sending || !pending) return
    if (isTaken) write(store, pending.keys, pending.sent ?? [])
    sendings = sendings.map((each) => (each === sending ? { ...each, isTaken, hasReached: true } : each))
  }

  function answer(which: number) {
    const reached = sendings.filter(({ hasReached }) => hasReached)
    const sending = reached[which % reached.length]
    const pending = edits.pending.find(({ id }) => id === sending?.id)
    if (!sending || !pending) return
    sendings = sendings.filter((each) => each !== sending)
    if (sending.isTaken) write(stored, pending.keys, pending.sent ?? [])
    edits = sending.isTaken ? acknowledged(edits, pending.id) : rejected(edits, pending.id)
  }

  function take(what: Step): void {
    if (what.kind === 'edit') {
      const now = screen()
      const { keys } = what.edit
      edits = enqueued(edits, {
        id: String(count++),
        keys,
        snapshot: keys.map((name) => now.get(name) ?? null),
        edits: [what.edit],
        sent: null,
        state: 'saving',
      })
    } else if (what.kind === 'send') send()
    else if (what.kind === 'reach') reach(what.which, what.isTaken)
    else if (what.kind === 'answer') answer(what.which)
    else if (what.kind === 'ask') question = { asOf: edits.tick, contents: null }
    else if (what.kind === 'look' && question) question = { ...question, contents: new Map(store) }
    else if (what.kind === 'tell' && question?.contents) {
      read = { asOf: question.asOf, contents: question.contents }
      question = null
      edits = pruned(edits, (_name, asOf) => read.asOf >= asOf)
    }
  }

  const comesBack = (what: Step) =>
    what.kind === 'answer' &&
    sendings.some(({ id, isTaken, hasReached }) => hasReached && !isTaken && !nextDependent(edits, id))

  const flickers: Step[] = []
  for (const what of steps) {
    const before = screen()
    const mayChange = what.kind === 'edit' || comesBack(what)
    take(what)
    if (!mayChange && !isSame(before, screen())) flickers.push(what)
  }
  while (edits.pending.length > 0) {
    send()
    reach(0, true)
    answer(0)
  }
  return { screen: screen(), store: new Map(store), flickers }
}

const isSame = (one: Contents, other: Contents) =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)

test('after any sequence of edits, rejections and reads, the screen shows what is stored', () => {
  assertProperty(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const { screen, store } = played(steps)
      expect(screen).toEqual(store)
    }),
    { numRuns: 1_000, seed: 12 },
  )
})

test('nothing on the screen changes except by edits and rejections', () => {
  assertProperty(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      expect(played(steps).flickers).toEqual([])
    }),
    { numRuns: 1_000, seed: 12 },
  )
})

const append = (text: string): TextEdit => ({ kind: 'append', keys: ['k'], text })
const nothingRead = () => ({ value: 'a', asOf: 0 })
const twice = [append('x'), append('y')].reduce(
  (edits: Texts, edit, index) =>
    enqueued(edits, {
      id: String(index),
      keys: ['k'],
      snapshot: ['a'],
      edits: [edit],
      sent: null,
      state: 'saving',
    }),
  noPendingEdits<TextEdit, string>(),
)
const shownOf = (edits: Texts, readingOf: () => { value: string; asOf: number }) =>
  withPendingEdits(edits, readingOf, apply).get('k')?.value

test('a rejected edit is sent again together with the next one', () => {
  const rebased = rejected(twice, '0')
  expect(rebased.pending.map(({ edits }) => edits)).toEqual([[append('x'), append('y')]])
  expect(shownOf(rebased, nothingRead)).toBe('axy')
})

test('edits on top of a dropped one are dropped with it', () => {
  expect(shownOf(dropped(twice, '0'), nothingRead)).toBeUndefined()
})

test('an answer requested before an acknowledgement does not bring the old state back', () => {
  const taken = acknowledged(sent(twice, '0', ['ax']), '0')
  expect(shownOf(taken, () => ({ value: 'a', asOf: 0 }))).toBe('axy')
  expect(shownOf(taken, () => ({ value: 'AX', asOf: 1 }))).toBe('AXy')
})

test('pending edits from JSON are the same', () => {
  expect(JSON.parse(JSON.stringify(twice.pending))).toEqual(twice.pending)
})
