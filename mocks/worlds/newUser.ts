import type { World } from './World.ts'

export const newUser: World = {
  story: 'Nobody has signed in yet.',
  play: async () => {},
}
