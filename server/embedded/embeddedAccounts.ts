import { parseEmailAddress } from '#contract/emailAddress.ts'

/**
 * The people who can sign in at the embedded provider. Their password is the part of the address before the
 * @.
 */
export const embeddedAccounts = [
  { name: 'alice', email: 'alice@kalends.example', givenName: 'Alice', familyName: 'Liddell', note: '' },
  { name: 'bob', email: 'bob@kalends.example', givenName: 'Bob', familyName: 'Dodgson', note: '' },
  {
    name: 'admin',
    email: 'admin@kalends.example',
    givenName: 'Ada',
    familyName: 'Admin',
    note: 'platform administrator, also with basic credentials',
  },
  {
    name: 'mallory',
    email: 'mallory@elsewhere.example',
    givenName: 'Mallory',
    familyName: 'Outside',
    note: 'of a domain that is not known here',
  },
] as const

export type Account = (typeof embeddedAccounts)[number]

/** The account with this e-mail and password, or null. */
export function accountWith(email: string, password: string): Account | null {
  const address = parseEmailAddress(email.trim())
  const account = embeddedAccounts.find((each) => each.email === address)
  return account !== undefined && password === account.name ? account : null
}

/** The account that a token names, or undefined. */
export function accountNamed(name: string): Account | undefined {
  return embeddedAccounts.find((account) => account.name === name)
}
