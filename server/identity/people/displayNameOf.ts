import type { UserRecord } from '../../store/records.ts'

/** The name of a person for others to read; the e-mail address of a person without a name. */
export const displayNameOf = ({
  firstName,
  lastName,
  email,
}: Pick<UserRecord, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email
