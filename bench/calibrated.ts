/** How many turns a plain loop makes in a millisecond, which shows how fast the machine is at the moment. */
export function calibrated(): number {
  const began = performance.now()
  let sum = 0
  for (let turn = 0; turn < 5e7; turn++) sum = (sum + turn) % 1_000_003
  return Math.round(5e7 / (performance.now() - began)) + (sum === -1 ? 1 : 0)
}
