/** The router's number of the entry in the history; null for an address that was typed, which has none yet. */
export function entryIndex(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}
