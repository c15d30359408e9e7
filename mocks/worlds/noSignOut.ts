import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

export const noSignOut: World = {
  ...busyWeek,
  story: 'The provider has no address for signing out, and goes on knowing who was here.',
  hasSignOut: false,
}
