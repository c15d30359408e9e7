/** RFC 5322 allows lines of 998 characters, and a Message-ID has one. */
const longestGuest = 800

/** The Message-ID of a mail, without brackets: the same for the same revision. `encrypted` names its guest. */
export const messageIdOf = (encrypted: string, revision: string, domain: string): string =>
  `${encrypted.slice(0, longestGuest)}.${revision.replaceAll(/[^A-Za-z0-9]+/g, '-')}@${domain}`

/** What all mails to a guest about an event refer to, so that programs show them together. */
export const threadIdOf = (encrypted: string, domain: string): string =>
  `${encrypted.slice(0, longestGuest)}@${domain}`

/** Of a Message-ID, the part that names its guest. Of a UID so long that it was cut, that names nobody. */
export const guestIn = (messageId: string): string => messageId.split(/[.@]/, 1)[0] ?? ''
