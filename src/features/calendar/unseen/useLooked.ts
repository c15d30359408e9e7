import { useSettings, useSettingsStore } from '../../../settings/useSettings.ts'

/** As many as the settings have room for; with more, the oldest are asked again. */
const maxEvents = 100

/** A change, as it is remembered that it was looked at. */
type Change = { readonly id: string; readonly at: string }

/** Up to when the person has looked at changes by others, in all and of single events. */
export function useLooked() {
  const { looked } = useSettings()
  const store = useSettingsStore()
  const events = looked?.events ?? []
  return {
    until: looked?.until,
    /** Whether a change was looked at. */
    hasSeen: ({ id, at }: Change): boolean =>
      isUpTo(at, looked?.until) || events.some((each) => each.id === id && isUpTo(at, each.until)),
    /** Everything up to this moment was. */
    lookUpTo: (until: string): void => store.choose({ looked: { until, events: [] } }),
    /** These were, and others not. */
    see: (changes: readonly Change[]): void => {
      const now = store.current().looked
      const ids = new Set(changes.map(({ id }) => id))
      const others = (now?.events ?? []).filter(({ id }) => !ids.has(id))
      const seen = changes.map(({ id, at }) => ({ id, until: at }))
      store.choose({ looked: { ...now, events: [...others, ...seen].slice(-maxEvents) } })
    },
  }
}

const isUpTo = (at: string, until: string | undefined) =>
  until !== undefined && Date.parse(at) <= Date.parse(until)
