import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { andList } from '../../../../locales/andList.ts'
import type { SavedMatch, SavedMatches } from '../model/SavedMatches.ts'
import type { ChipStyle } from './ChipContext.ts'

/** How an event shows which saved searches it matches. */
type MatchMarks = {
  /** A part of its accessible name: `matches Interviews`; '' if it matches none. */
  readonly name: string
  /** A stripe at its end for each; null if there is none. */
  readonly style: ChipStyle | null
  readonly count: number | undefined
  /** Others are highlighted: it recedes. */
  readonly isFaint: boolean
}

const none: MatchMarks = { name: '', style: null, count: undefined, isFaint: false }
const faint: MatchMarks = { ...none, isFaint: true }

/** The marks of an event. @param matches the saved searches that are on, if there are any */
export function matchMarks(event: CalendarEvent, matches: SavedMatches | undefined): MatchMarks {
  if (matches === undefined) return none
  const matched = matches.of(event)
  const isFaint = matches.recedes(event)
  if (matched.length === 0) return isFaint ? faint : none
  return marksOf(matched, isFaint)
}

/** The marks of a button behind which some events are hidden: of each search that any of them matches. */
export function hiddenMarks(
  events: readonly CalendarEvent[],
  matches: SavedMatches | undefined,
): Omit<MatchMarks, 'isFaint'> {
  if (matches === undefined) return none
  const matched = [...new Set(events.flatMap((event) => matches.of(event)))]
  return matched.length === 0 ? none : marksOf(matched, false)
}

function marksOf(matched: readonly SavedMatch[], isFaint: boolean): MatchMarks {
  const shown = matched.slice(0, maxStripes)
  return { name: matchName(matched), style: { '--ends': stripesOf(shown) }, count: shown.length, isFaint }
}

/** `matches Interviews and Travel`. */
export function matchName(matched: readonly SavedMatch[]): string {
  const names = andList(matched.map(({ name }) => name))
  return t({
    message: `matches ${names}`,
    comment: 'Read out after the name of an event or a day: it is what these saved searches look for.',
  })
}

/** More of them would leave no room for the title. */
const maxStripes = 3

const stripesOf = (matched: readonly SavedMatch[]) =>
  matched.map(({ spine }, index) => `inset calc(${-index - 1} * var(--end)) 0 0 ${spine}`).join()
