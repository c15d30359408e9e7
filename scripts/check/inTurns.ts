/** Run a task for each item, `atOnce` at a time; the results are in the order of the items. */
export async function inTurns<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
