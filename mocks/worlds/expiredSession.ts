import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

export const expiredSession: World = {
  ...busyWeek,
  story: 'Sessions end after twenty seconds and cannot be renewed.',
  tokenSeconds: 20,
  cannotRefresh: true,
}
