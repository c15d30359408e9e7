import { test } from 'vitest'
import { isHollow, openWorld, type World, type WorldOptions } from './world.ts'
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
  test.for(targetsFor(title))(`${title} [%s]`, async (target) => {
    const { world, close } = await openWorld(target, options)
    try {
      await tell(world)
    } finally {
      await close()
    }
  })
}

/** What answers `{}` to everything does so on each way alike: that is asked on one. */
function targetsFor(title: string): readonly TargetName[] {
  if (isHollow) return ['core']
  return title.startsWith('CAL-') ? ['core', 'cookie', 'http', 'msw'] : ['core', 'http', 'msw']
}
