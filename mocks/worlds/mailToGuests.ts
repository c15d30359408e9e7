import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

/** Guests elsewhere get mails, and answer by the links in them. */
export const mailToGuests: World = {
  ...busyWeek,
  story: 'The service writes to guests elsewhere, who answer by links.',
  sendsMail: true,
}
