import type { Item } from '#domain/event/Item.ts'
import { foldText } from '#domain/search/foldText.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { SearchIndex } from '#src/features/calendar/search/SearchIndex.ts'
import { manyEvents, middle } from './manyEvents.ts'
import { generate } from './page/generate.ts'
import { quantile } from './measure.ts'
import { atMost, shown, type Result } from './Result.ts'

const count = 100_000
const myAddresses = ['bob@kalends.example']
/** Typed key by key: a common word, a rare one, two words, a misspelt one, and an operator with a word. */
const typed = ['stand-up', 'interview 4711', 'design house', 'reveiw', 'at:room lunch', 'one to one']

/** The time that the worker needs for one key of a search, in a hundred thousand events. */
export function* searchingResults(): Generator<Result> {
  const titles = generate(count, '2022-01-01', 5 * 365).map(({ title }) => title)
  const homeId = 'a'.repeat(24)
  const items = [...manyEvents(homeId, count)].map(({ eventId, etag, jcal }, index): Item => {
    const data = JSON.parse(jcal.replace(/What event-\d+ is about/, titles[index] ?? ''))
    return { calendarId: homeId, eventId, etag, data }
  })
  const index = new SearchIndex()
  const began = performance.now()
  index.put(items, myAddresses)
  const building = performance.now() - began

  const context = { now: middle, viewZone: 'Europe/Paris', myAddresses, calendarIds: [homeId] }
  const keys = typed.flatMap((text) => Array.from(text, (_, length) => text.slice(0, length + 1)))
  const folded = titles.map(foldText)
  const ours: number[] = []
  const looks: number[] = []
  for (let turn = 0; turn < 3; turn++)
    for (const text of keys) {
      const query = readQuery(text, parseDate)
      ours.push(timeOf(() => index.find(query, context)))
      looks.push(timeOf(() => folded.filter((title) => title.includes(foldText(text)))))
    }
  const p95 = quantile(ours, 0.95)
  yield {
    what: `a key of a search in ${count.toLocaleString('en')} events, 95th percentile`,
    unit: 'ms',
    ours: p95,
    peers: { 'looking through every title': quantile(looks, 0.95) },
    goals: [atMost(100, 'ms', p95)],
    note: `beside the page, which sends the text and draws fifty lines at most; the longest ${shown(Math.max(...ours))} ms; the index is built in ${shown(building)} ms, a part at a time`,
  }
}

function timeOf(act: () => unknown): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
