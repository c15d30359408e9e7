import { Agent } from 'node:http'
import { bodies, putEvent } from './durablePuts.ts'
import { median } from './measure.ts'
import { askForSixWeeks } from './sixWeeks.ts'

const count = 10_000
const asked = 1500
const warmUps = 100

/**
 * How long REPORTs of six weeks take after a change in them. Before each, an event is written, which is not
 * timed. They alternate with requests to a bare server of the same text, so that other load on the machine
 * affects both.
 *
 * @returns medians in milliseconds
 */
export async function changedWeeks(servicePort: number, barePort: number) {
  const agents = [servicePort, barePort].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const [agent, bareAgent] = agents
  const bodyOf = bodies(count)
  const times: { readonly service: number; readonly bare: number }[] = []
  const timed = async (port: number, by: Agent | undefined) => {
    const began = performance.now()
    await askForSixWeeks(port, 0, by)
    return performance.now() - began
  }
  for (let number = -warmUps; number < asked; number++) {
    await putEvent(servicePort, bodyOf(count / 2 + ((number + warmUps) % 200)), agent)
    const service = await timed(servicePort, agent)
    const bare = await timed(barePort, bareAgent)
    if (number >= 0) times.push({ service, bare })
  }
  for (const each of agents) each.destroy()
  return {
    serviceMs: median(times.map(({ service }) => service)),
    bareMs: median(times.map(({ bare }) => bare)),
  }
}
