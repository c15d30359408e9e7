import type { JCal } from '#contract/jcal.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import { deleteEvent, getEvent, putEvent, type Expectation, type ObjectName } from './requests.ts'
import type { Seen } from './Seen.ts'

/** One object of several that change together. */
export type ObjectWrite = {
  readonly name: ObjectName
  /** What is stored; null where nothing is. */
  readonly before: Seen | null
  /** What is to be; null deletes it. */
  readonly after: JCal | null
}

type Options = {
  /** They were sent before, and nobody knows how far that came: what is there already is done. */
  readonly isRepeated: boolean
  /** Whether what was written is to be taken back after this failure. */
  readonly takesBack: (error: unknown) => boolean
}

/**
 * Write some objects: first those that are new, last those that go, so that for a moment something may be seen twice, but never be lost. When one
 * is refused those before it are taken back.
 *
 * @returns what is stored of each then, in the order given
 * @throws {ApiError} of the one that failed
 */
export async function writeObjects(
  api: Api,
  writes: readonly ObjectWrite[],
  { isRepeated, takesBack }: Options,
): Promise<readonly (Seen | null)[]> {
  const stored = writes.map(({ before }) => before)
  const ways: (() => Promise<unknown>)[] = []
  try {
    for (const [index, write] of inOrder(writes)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what keeps them whole
      const seen = await (isRepeated ? writtenOnce(api, write) : written(api, write))
      stored[index] = seen
      ways.unshift(() => written(api, { name: write.name, before: seen, after: write.before?.data ?? null }))
    }
  } catch (error) {
    // oxlint-disable-next-line no-await-in-loop -- the last one first
    if (takesBack(error)) for (const back of ways) await Promise.allSettled([back()])
    throw error
  }
  return stored
}

function inOrder(writes: readonly ObjectWrite[]): readonly (readonly [number, ObjectWrite])[] {
  const turnOf = ({ before, after }: ObjectWrite) => (before === null ? 0 : after === null ? 2 : 1)
  return writes
    .map((write, index) => [index, write] as const)
    .filter(([, { before, after }]) => !isSame(before?.data ?? null, after))
    .toSorted(([, one], [, other]) => turnOf(one) - turnOf(other))
}

/** Several of these may be on their way at once, and together they must stay below what browsers take. */
const mostToOutlive = 8_000

async function written(api: Api, { name, before, after }: ObjectWrite): Promise<Seen | null> {
  if (after === null) {
    await deleteEvent(api, name, expecting(before), { outlivesPage: true })
    return null
  }
  const outlivesPage = JSON.stringify(after).length < mostToOutlive
  const { etag } = await putEvent(api, name, after, expecting(before), { outlivesPage })
  return { data: after, etag }
}

async function writtenOnce(api: Api, write: ObjectWrite): Promise<Seen | null> {
  try {
    return await written(api, write)
  } catch (error) {
    if (!contested.has(failureBehind(error))) throw error
    const now = await storedNow(api, write.name)
    if (isSame(now?.data ?? null, write.after)) return now
    throw error
  }
}

const contested: ReadonlySet<string> = new Set(['changed-meanwhile', 'not-found'])

/** What is stored under a name; null where nothing is. */
async function storedNow(api: Api, name: ObjectName): Promise<Seen | null> {
  try {
    return await getEvent(api, name)
  } catch (error) {
    if (failureBehind(error) === 'not-found') return null
    throw error
  }
}

function expecting(before: Seen | null): Expectation {
  if (before === null) return 'nothing'
  return before.etag === null ? 'anything' : { version: before.etag }
}

/** Whether two objects say the same. */
export function isSame(one: JCal | null, other: JCal | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
