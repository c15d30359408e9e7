import { test } from 'vitest'
import { openWorld, type World, type WorldOptions } from './world.ts'
import type { StageName } from './stages.ts'

/**
 * A test of a clause, whose id begins its title: told on the core, over HTTP and through MSW, and what is about
 * calendars also with a session cookie in place of the token (ID-15).
 *
 * @param options what differs in this test's world
 */
export function clause(
  title: string,
  tell: (world: World) => Promise<void>,
  options: WorldOptions = {},
): void {
  const names: StageName[] = title.startsWith('CAL-')
    ? ['core', 'cookie', 'http', 'msw']
    : ['core', 'http', 'msw']
  test.for(names)(`${title} [%s]`, async (stage) => {
    const { world, close } = await openWorld(stage, options)
    try {
      await tell(world)
    } finally {
      await close()
    }
  })
}
