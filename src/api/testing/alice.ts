import type { User } from '#contract/identity.ts'

/** For tests: the person who is signed in. */
export const alice: User = {
  id: 'alice',
  firstname: 'Alice',
  lastname: 'Archer',
  displayName: 'Alice Archer',
  preferredEmail: 'alice@kalends.example',
  emails: ['alice@kalends.example'],
  domains: [],
  isPlatformAdmin: false,
}
