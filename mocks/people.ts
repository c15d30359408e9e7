import { parseEmailAddress } from '#contract/emailAddress.ts'

/** Everybody in the worlds. Their password is the part of the address before the @. */
export const people = {
  alice: {
    id: '54b64eadf6d7d8e41d263e0f',
    email: 'alice@kalends.example',
    givenName: 'Alice',
    familyName: 'Liddell',
  },
  bob: {
    id: '54b64eadf6d7d8e41d263e0e',
    email: 'bob@kalends.example',
    givenName: 'Bob',
    familyName: 'Dodgson',
  },
  admin: {
    id: '54b64eadf6d7d8e41d263e0a',
    email: 'admin@kalends.example',
    givenName: 'Ada',
    familyName: 'Admin',
  },
  mallory: {
    id: '54b64eadf6d7d8e41d263e0d',
    email: 'mallory@elsewhere.example',
    givenName: 'Mallory',
    familyName: 'Outside',
  },
} as const

export type PersonName = keyof typeof people
export type Person = (typeof people)[PersonName]

/** The person with this e-mail and password, or null. */
export function personWith(email: string, password: string): Person | null {
  const address = parseEmailAddress(email.trim())
  const person = Object.values(people).find((each) => each.email === address)
  return person && password === person.email.split('@')[0] ? person : null
}
