import type { Item } from '#domain/event/Item.ts'
import { fitsQuery } from '#domain/search/fitsQuery.ts'
import { foldedWords } from '#domain/search/foldedWords.ts'
import { foundOf, type FoundObject } from '#domain/search/foundOf.ts'
import { isNearlyWord } from '#domain/search/isNearlyWord.ts'
import { entryId, searchEntryOf, type SearchEntry } from '#domain/search/SearchEntry.ts'
import { indexedText, scoreOf, type IndexedText } from '#domain/search/scoreOf.ts'
import { isEmptyQuery, type SearchQuery } from '#domain/search/SearchQuery.ts'
import { dayMs, type EpochMs } from '#domain/time/units.ts'
import { bestFirst } from './bestFirst.ts'
import { maxResults } from './maxResults.ts'

/** Who searches, when, and in what. */
export type SearchContext = {
  readonly now: EpochMs
  readonly viewZone: string
  readonly myAddresses: readonly string[]
  /** The calendars that are looked in. */
  readonly calendarIds: readonly string[]
}

export type SearchAnswer = {
  /** The best first, so many at most. */
  readonly found: readonly FoundObject[]
  /** Whether there are more. */
  readonly hasMore: boolean
}

type Indexed = { readonly item: Item; readonly entry: SearchEntry; readonly text: IndexedText }

/** With fewer results than this, spelling mistakes are considered. */
const few = 5
/** A misspelt word stands for at most this many words. */
const maxMeant = 20

/**
 * Everything that a person may see, searchable by words. Each key scans all folded texts, which takes as long
 * for a common word as for a rare one (decision 39). Kept in a worker.
 */
export class SearchIndex {
  readonly #objects = new Map<string, Indexed>()
  /** How many objects have each word. */
  readonly #words = new Map<string, number>()

  /** Adds objects, or replaces those of the same name. */
  put(items: readonly Item[], myAddresses: readonly string[]): void {
    for (const item of items) {
      this.delete([entryId(item)])
      const entry = searchEntryOf(item, myAddresses)
      if (entry === null) continue
      const text = indexedText(entry)
      this.#objects.set(entry.id, { item, entry, text })
      for (const word of text.words) this.#words.set(word, (this.#words.get(word) ?? 0) + 1)
    }
  }

  /** @param ids as returned by `entryId` */
  delete(ids: readonly string[]): void {
    for (const id of ids) {
      const known = this.#objects.get(id)
      this.#objects.delete(id)
      for (const word of known?.text.words ?? []) {
        const left = (this.#words.get(word) ?? 0) - 1
        if (left > 0) this.#words.set(word, left)
        else this.#words.delete(word)
      }
    }
  }

  find(query: SearchQuery, context: SearchContext): SearchAnswer {
    if (isEmptyQuery(query)) return { found: [], hasMore: false }
    const words = foldedWords(query.words)
    const exact = this.#best(
      query,
      context,
      words.map((word) => [word]),
    )
    if (exact.found.length >= few) return exact
    const meant = words.map((word) => [word, ...this.#meantBy(word)])
    return meant.every(({ length }) => length === 1) ? exact : this.#best(query, context, meant)
  }

  /** @param words each as it was typed, with the words it may stand for */
  #best(query: SearchQuery, context: SearchContext, words: readonly (readonly string[])[]): SearchAnswer {
    const calendars = new Set(context.calendarIds)
    const fits = fitsQuery(query)
    const title = words.map(([word]) => word).join(' ')
    const candidates: { readonly known: Indexed; readonly score: number }[] = []
    for (const known of this.#objects.values()) {
      const score = scoreOf(known.text, words, title)
      if (score > 0 && calendars.has(known.entry.calendarId) && fits(known.entry))
        candidates.push({ known, score: score * nearnessOf(known.entry, context.now) })
    }
    const found: FoundObject[] = []
    for (const { known } of bestFirst(candidates, 4 * maxResults)) {
      const one = foundOf(known.item, known.entry, query, context)
      if (one === null) continue
      if (found.length === maxResults) return { found, hasMore: true }
      found.push(one)
    }
    return { found, hasMore: false }
  }

  #meantBy(typed: string): readonly string[] {
    const meant: string[] = []
    for (const word of this.#words.keys()) {
      if (!word.startsWith(typed) && isNearlyWord(word, typed)) meant.push(word)
      if (meant.length === maxMeant) break
    }
    return meant
  }
}

/** From 1 for an event that is going on or comes next, down to 0.2. Past events get less than future ones. */
function nearnessOf({ startUtc, lastUtc }: SearchEntry, now: EpochMs): number {
  if (lastUtc < now) return 0.2 + 0.5 / (1 + (now - lastUtc) / (30 * dayMs))
  return 0.2 + 0.8 / (1 + Math.max(0, startUtc - now) / (60 * dayMs))
}
