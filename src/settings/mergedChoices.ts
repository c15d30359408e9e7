import type { UserSettings } from '#contract/settings/userSettings.ts'
import { readUserSettings } from '#contract/settings/userSettings.ts'
import type { SettingsPatch } from './settingsStore.ts'

type Json = unknown
type Members = Readonly<Record<string, Json>>

/**
 * What was chosen here, where another device chose meanwhile: of lists whose entries have names, and of members with
 * members, what only the other one added, changed or removed holds too. Of the same entry, and of anything else, this
 * device’s choice holds. A list that would be too long stays as it was chosen here.
 *
 * @param before what the service had when it was chosen
 * @param theirs what it has now
 */
export function mergedChoices(
  before: UserSettings,
  mine: SettingsPatch,
  theirs: UserSettings,
): SettingsPatch {
  const [old, now]: readonly Members[] = [before, theirs]
  const merged = Object.fromEntries(
    Object.entries(mine).map(([name, value]) => [name, mergedValue(name, old?.[name], value, now?.[name])]),
  )
  return { ...mine, ...readUserSettings(merged) }
}

function mergedValue(name: string, before: Json, mine: Json, theirs: Json): Json {
  if (isSame(before, mine)) return theirs
  if (isSame(before, theirs)) return mine
  if (isObject(mine) && isObject(theirs)) return mergedMembers(isObject(before) ? before : {}, mine, theirs)
  const key = keys.get(name)
  if (key === undefined || !Array.isArray(mine) || !Array.isArray(theirs)) return mine
  const by = (list: Json) => new Map((Array.isArray(list) ? list : []).map((each: Json) => [key(each), each]))
  return mergedEntries(by(before), by(mine), by(theirs)).map(([, value]) => value)
}

const mergedMembers = (before: Members, mine: Members, theirs: Members): Members =>
  Object.fromEntries(mergedEntries(entriesOf(before), entriesOf(mine), entriesOf(theirs)))

type Entries = ReadonlyMap<string, Json>

/** In the order of this device, then what the other one added. */
function mergedEntries(
  before: Entries,
  mine: Entries,
  theirs: Entries,
): readonly (readonly [string, Json])[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((name) => {
    const value = mergedValue(name, before.get(name), mine.get(name), theirs.get(name))
    return value === undefined ? [] : [[name, value] as const]
  })
}

const entriesOf = (members: Members): Entries => new Map(Object.entries(members))

const isObject = (value: Json): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other)

const named = (member: string) => (entry: Json) => (isObject(entry) ? String(entry[member]) : '')

/** What tells the entries of a list from each other; in other lists the order says something. */
const keys: ReadonlyMap<string, (entry: Json) => string> = new Map([
  ['calendarSets', named('name')],
  ['savedSearches', named('name')],
  ['events', named('id')],
  ['hiddenCalendars', String],
  ['answeredShares', String],
])
