import type { UserSettings } from '#contract/settings/userSettings.ts'
import { proposedColours } from '../../sidebar/proposedColours.ts'

/**
 * A search that a person kept (USR-1): a calendar of its own kind, with a colour, of what matches. Its name, which no other has,
 * stands in addresses.
 */
export type SavedSearch = NonNullable<UserSettings['savedSearches']>[number]

/** One whose colour and mode are known. */
export type CompleteSearch = SavedSearch & {
  readonly colour: string
  readonly mode: NonNullable<SavedSearch['mode']>
}

/** With what another version may have left open. */
export const completed = ({
  colour = proposedColours[0],
  mode = 'highlight',
  ...search
}: SavedSearch): CompleteSearch => ({ ...search, colour, mode })

/** With a search in the place of the one that had its name before, or after all others. */
export function withSaved(
  searches: readonly SavedSearch[],
  search: SavedSearch,
  before: string = search.name,
): SavedSearch[] {
  const at = searches.findIndex(({ name }) => name === before)
  return at < 0 ? [...searches, search] : searches.with(at, search)
}

/** The names of those that are on, after one of them was turned on or off. */
export function withTurned(on: readonly string[], name: string, isOn: boolean): readonly string[] {
  const others = on.filter((each) => each !== name)
  return isOn ? [...others, name] : others
}
