import { setClock } from '../format/clock.ts'
import { localOptions } from './localOptions.ts'
import { readOptions, type ChosenOptions, type ViewOptions } from './ViewOptions.ts'

/** The view options of one person, wherever they are kept. */
export type ViewOptionsStore = {
  readonly current: () => ViewOptions
  readonly choose: (change: ChosenOptions) => void
  /** Calls back after every change. @returns stops that */
  readonly onChange: (listener: () => void) => () => void
}

/**
 * The options of a person as this browser keeps them. Everything else asks this store, so that the service can stand behind it (USR-1).
 *
 * @param locale says what holds as long as nothing was chosen
 */
export function viewOptionsStore(storage: Storage, userId: string, locale: string): ViewOptionsStore {
  const key = `kalends.viewOptions.${userId}`
  const usual = localOptions(locale)
  const listeners = new Set<() => void>()
  let chosen = readOptions(storage.getItem(key))
  let current = optionsOf(usual, chosen)
  setClock(current.clock)
  return {
    current: () => current,
    choose: (change) => {
      chosen = { ...chosen, ...change }
      storage.setItem(key, JSON.stringify(chosen))
      current = optionsOf(usual, chosen)
      setClock(current.clock)
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function optionsOf(usual: ViewOptions, chosen: ChosenOptions): ViewOptions {
  return {
    weekend: usual.weekend,
    firstDay: chosen.firstDay ?? usual.firstDay,
    clock: chosen.clock ?? usual.clock,
    weekNumbers: chosen.weekNumbers ?? usual.weekNumbers,
    weekends: chosen.weekends ?? usual.weekends,
    declined: chosen.declined ?? usual.declined,
    past: chosen.past ?? usual.past,
    workingHours: chosen.workingHours ?? usual.workingHours,
  }
}
