import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

export const slowNetwork: World = {
  ...busyWeek,
  story: 'Every answer takes two seconds.',
  delayMs: 2000,
}
