import type { WorldName } from '#mocks/worldNames.ts'
import { sceneIn } from '#mocks/support/sceneIn.ts'
import { worlds } from '#mocks/worlds/worlds.ts'
import { systemClock } from '#server/clocks.ts'
import { embeddedAccounts } from '#server/embedded/embeddedAccounts.ts'
import { StartProblem } from '#server/process/StartProblem.ts'
import type { RunOptions } from '#server/main.ts'

/**
 * A named world played into the store, in the zone of this machine; its broken components are added to the
 * health checks.
 */
export function inWorld(name: WorldName): Partial<RunOptions> {
  const { play, healthChecks = [] } = worlds[name]
  return {
    healthChecks,
    fill: async (store) => {
      const known = await Promise.all(embeddedAccounts.map(({ email }) => store.users.byEmail(email)))
      if (known.some((user) => user !== null)) {
        throw new StartProblem(`The store is not empty: add --reset to empty it before ${name}.`)
      }
      await play(sceneIn(store, systemClock(), Temporal.Now.timeZoneId()))
    },
  }
}
