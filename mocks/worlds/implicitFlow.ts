import { busyWeek } from './busyWeek.ts'
import type { World } from './World.ts'

export const implicitFlow: World = {
  ...busyWeek,
  story: 'The client is set up for the implicit flow: tokens come in the address.',
  responseType: 'id_token token',
}
