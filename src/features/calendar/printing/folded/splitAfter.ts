/**
 * What has space in a list, and the rest, for which “+n more” stands in the last line.
 *
 * @param lines how many the list has, that line included; at least 1
 */
export function splitAfter<Item>(items: readonly Item[], lines: number) {
  const count = items.length > lines ? lines - 1 : items.length
  return { shown: items.slice(0, count), hidden: items.slice(count) }
}
