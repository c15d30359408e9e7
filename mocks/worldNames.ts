/** The named worlds: `?world=` in a mock build, `--world` of `npm start`. */
export const worldNames = [
  'busyWeek',
  'newUser',
  'brokenDirectory',
  'twoTimeZones',
  'slowNetwork',
  'expiredSession',
  'implicitFlow',
  'unvouchedEmail',
  'noSignOut',
  'noRefreshToken',
  'deployedFamily',
  'mailToGuests',
] as const

export type WorldName = (typeof worldNames)[number]

export const isWorldName = (text: string): text is WorldName => worldNames.some((name) => name === text)
