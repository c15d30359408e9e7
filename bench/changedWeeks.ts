import { Agent } from 'node:http'
import { bodies, putEvent } from './durablePuts.ts'
import { askForSixWeeks } from './sixWeeks.ts'

const count = 10_000
const bodyOf = bodies(count)

/**
 * How many REPORTs of six weeks a second a server answers one after another, when before each of them an event of these weeks is changed.
 * The changes are not timed.
 */
export async function changedWeeksPerSecond(port: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let spentMs = 0
  let answered = 0
  while (spentMs < seconds * 1000) {
    await putEvent(port, bodyOf(count / 2 + (answered % 200)), agent)
    const asked = performance.now()
    await askForSixWeeks(port, 0, agent)
    spentMs += performance.now() - asked
    answered += 1
  }
  agent.destroy()
  return answered / (spentMs / 1000)
}
