import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

export const unvouchedEmail: World = {
  ...busyWeek,
  story: 'The provider does not say whether an e-mail address is verified.',
  saysVerified: false,
}
