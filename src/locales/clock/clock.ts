/** How times of day are written: 13:00, or 1:00 pm. */
export type HourClock = '12h' | '24h'

let chosen: HourClock = '24h'

/**
 * Set by the view options, as the language is by its catalogue. What shows a time is rendered again after
 * that.
 */
export const setClock = (clock: HourClock): void => {
  chosen = clock
}

export const chosenClock = (): HourClock => chosen

/** The same for what `Intl` writes. */
export const clockParts = () =>
  chosen === '12h'
    ? ({ hour: 'numeric', minute: '2-digit', hour12: true } as const)
    : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)
