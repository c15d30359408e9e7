import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import type { Directory, DirectoryAnswer, DirectorySettings } from '../../ports.ts'
import type { NotAdmitted, PasswordCheck } from './passwordCheck.ts'
import type { CredentialVerdict } from '../strategy.ts'

/**
 * Names and passwords of directories (ID-17), asked one after the other, so that a password goes no further
 * than to the first that takes it.
 */
export function directoryPasswords(directories: readonly Directory[]): PasswordCheck {
  const asked = directories.filter(({ settings }) => settings.usage.auth)
  return async (username, password, takeTurn) => {
    // A directory takes an empty password for a wish to be nobody, and agrees (RFC 4513 5.1.2).
    if (password === '') return { kind: 'refused', reason: 'empty password' }
    let failure: CredentialVerdict = { kind: 'not-mine' }
    for (const directory of asked) {
      const gate: { closed: NotAdmitted | null } = { closed: null }
      const answer = await directory.authenticate(username, password, async (entry) => {
        const admission = await takeTurn(accountOf(directory.settings, entry))
        gate.closed = admission.kind === 'admitted' ? null : admission
        return gate.closed === null
      })
      if (gate.closed !== null) return gate.closed
      if (answer.kind === 'not-admitted') continue
      const verdict = verdictOn(answer, directory.settings, username)
      if (verdict.kind === 'known') return verdict
      // The directory that is out of reach may have the person: then the rejections of the others decide
      // nothing.
      if (failure.kind !== 'unreachable') failure = verdict
    }
    return failure
  }
}

const accountOf = ({ name, url }: DirectorySettings, entry: string) => JSON.stringify([name, url, entry])

function verdictOn(
  answer: Exclude<DirectoryAnswer, { readonly kind: 'not-admitted' }>,
  settings: DirectorySettings,
  username: string,
): CredentialVerdict {
  if (answer.kind === 'refused') return answer
  if (answer.kind === 'unreachable') return { kind: 'unreachable', cause: `directory: ${answer.cause}` }
  const email = emailOf(answer.emails, settings.domain, username)
  if (email === null) return { kind: 'refused', reason: 'no e-mail of its domain in the directory' }
  const { firstName, lastName } = answer
  return {
    kind: 'known',
    person: { email, firstName, lastName, mayBeNew: settings.usage.autoProvisioning },
  }
}

/** The address that was typed, else the first by alphabet: a directory keeps several in no order. */
function emailOf(emails: readonly string[], domain: string | undefined, username: string): string | null {
  const own = emails
    .map((email) => parseEmailAddress(email.trim()))
    .filter((email) => email !== null)
    .filter((email) => domain === undefined || domainOf(email) === domain)
    .toSorted()
  const typed = parseEmailAddress(username.trim())
  return own.find((email) => email === typed) ?? own[0] ?? null
}
