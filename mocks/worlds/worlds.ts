import type { WorldName } from '../worldNames.ts'
import { brokenDirectory } from './brokenDirectory.ts'
import { busyWeek } from './busyWeek.ts'
import { deployedFamily } from './deployedFamily.ts'
import { expiredSession } from './expiredSession.ts'
import { unvouchedEmail } from './unvouchedEmail.ts'
import { implicitFlow } from './implicitFlow.ts'
import { mailToGuests } from './mailToGuests.ts'
import { newUser } from './newUser.ts'
import { noRefreshToken } from './noRefreshToken.ts'
import { noSignOut } from './noSignOut.ts'
import { slowNetwork } from './slowNetwork.ts'
import { twoTimeZones } from './twoTimeZones.ts'
import type { World } from './World.ts'

export const worlds: Readonly<Record<WorldName, World>> = {
  busyWeek,
  newUser,
  brokenDirectory,
  twoTimeZones,
  slowNetwork,
  expiredSession,
  implicitFlow,
  unvouchedEmail,
  noRefreshToken,
  noSignOut,
  deployedFamily,
  mailToGuests,
}
