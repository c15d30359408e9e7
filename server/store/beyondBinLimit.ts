import type { BinItem, BinSize } from './BinStore.ts'

/**
 * The items of a home's bin that exceed its limit. The newest stay, and the very newest always does.
 *
 * @param items the newest first
 */
export function beyondBinLimit<Item extends Pick<BinItem, 'size'>>(
  items: readonly Item[],
  limit: BinSize,
): readonly Item[] {
  let [events, bytes] = [0, 0]
  const first = items.findIndex(({ size }, index) => {
    events += size.events
    bytes += size.bytes
    return index > 0 && (index >= limit.items || events > limit.events || bytes > limit.bytes)
  })
  return first < 0 ? [] : items.slice(first)
}
