import type { CalendarPeriod } from '../../../navigation/paths.ts'

type Known = {
  readonly calendars: readonly { readonly id: string }[]
  readonly sets: readonly { readonly name: string }[]
  readonly searches: readonly { readonly name: string }[]
}

/** Something that an address shows and that does not exist. */
type Unknown = { readonly kind: 'set' | 'only' | 'saved'; readonly name: string }

/** What a period shows and the person does not have: they see what they would see without it. */
export function unknownIn(
  { set, only, saved = [] }: Pick<CalendarPeriod, 'set' | 'only' | 'saved'>,
  { calendars, sets, searches }: Known,
): readonly Unknown[] {
  const isSet = set === undefined || sets.some(({ name }) => name === set)
  const isCalendar = only === undefined || calendars.some(({ id }) => id === only)
  const missing = saved.filter((name) => searches.every((search) => search.name !== name))
  return [
    ...(isSet ? [] : [{ kind: 'set', name: set } as const]),
    ...(isCalendar ? [] : [{ kind: 'only', name: only } as const]),
    ...missing.map((name) => ({ kind: 'saved', name }) as const),
  ]
}
