import { test } from 'vitest'
import { openWorld, type World, type WorldOptions } from './world.ts'
import type { TargetName } from './targets.ts'

/**
 * A test of the clause at the beginning of its title. It runs on the core, over HTTP and through MSW; tests
 * about calendars also run with a session cookie in place of the token (ID-15).
 *
 * @param options changes to this test's world
 */
export function clause(
  title: string,
  tell: (world: World) => Promise<void>,
  options: WorldOptions = {},
): void {
  const names: TargetName[] = title.startsWith('CAL-')
    ? ['core', 'cookie', 'http', 'msw']
    : ['core', 'http', 'msw']
  test.for(names)(`${title} [%s]`, async (target) => {
    const { world, close } = await openWorld(target, options)
    try {
      await tell(world)
    } finally {
      await close()
    }
  })
}
