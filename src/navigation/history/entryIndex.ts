/** The router's number of the entry in the history; null for a typed address, which has none yet. */
export function entryIndex(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}
