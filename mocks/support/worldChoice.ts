import { isWorldName, type WorldName } from '../worldNames.ts'

const key = 'mock-world'

/** The world in `?world=`, else the one that this tab is in, else `busyWeek`. */
export function chosenWorld(search: string, storage: Storage): WorldName {
  const asked = new URLSearchParams(search).get('world') ?? storage.getItem(key) ?? ''
  const name = isWorldName(asked) ? asked : 'busyWeek'
  storage.setItem(key, name)
  return name
}
