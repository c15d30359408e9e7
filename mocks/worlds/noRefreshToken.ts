import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

export const noRefreshToken: World = {
  ...busyWeek,
  story:
    'The provider gives no refresh token: a session ends after ten minutes unless somebody signs in again.',
  tokenSeconds: 600,
  givesRefresh: false,
}
