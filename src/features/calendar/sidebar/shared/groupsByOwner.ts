import { foldText } from '#domain/search/foldText.ts'
import { compareText } from '../../../../locales/compareText.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/** The calendars of one other person. */
export type OwnerGroup = {
  readonly ownerId: string
  /** Empty while it is not known, or where it is not told. */
  readonly ownerName: string
  readonly calendars: readonly Calendar[]
}

/**
 * The calendars of others by their owners, in the order of the owners' names; each owner's in their order. With a
 * filter: those whose name, or whose owner's, has that text.
 *
 * @param nameOf the name of an owner; empty while it is not known
 */
export function groupsByOwner(
  calendars: readonly Calendar[],
  nameOf: (ownerId: string) => string,
  filter = '',
): readonly OwnerGroup[] {
  const typed = foldText(filter.trim())
  const shared = calendars.filter(({ ownerId }) => ownerId !== null)
  const groups = [...Map.groupBy(shared, ({ ownerId }) => ownerId ?? '')].map(([ownerId, all]) => {
    const ownerName = nameOf(ownerId)
    const isOwner = foldText(ownerName).includes(typed)
    const named = isOwner ? all : all.filter(({ name }) => foldText(name).includes(typed))
    return { ownerId, ownerName, calendars: named }
  })
  const compare = compareText()
  return groups
    .filter((group) => group.calendars.length > 0)
    .toSorted((one, other) => compare(one.ownerName, other.ownerName))
}
