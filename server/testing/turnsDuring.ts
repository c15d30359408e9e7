/** How many turns of the event loop others have while something is done. */
export async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await act()
  isDone = true
  return turns
}
