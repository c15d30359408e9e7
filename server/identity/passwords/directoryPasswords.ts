import { domainOf, parseEmailAddress } from '#contract/emailAddress.ts'
import type { Directory, DirectoryAnswer, DirectorySettings } from '../../ports.ts'
import type { NotAdmitted, PasswordCheck } from './passwordCheck.ts'
import type { ClaimedPerson, CredentialVerdict } from '../strategy.ts'

/**
 * Checks names and passwords in the directories (ID-17), one after the other. The first that accepts the
 * password ends the search, so the others never see it.
 *
 * @param met is given whom a directory described
 */
export function directoryPasswords(
  directories: readonly Directory[],
  met: (person: ClaimedPerson) => Promise<void>,
): PasswordCheck {
  const asked = directories.filter(({ settings }) => settings.usage.auth)
  return async (username, password, takeTurn) => {
    // Directories answer a bind with an empty password as anonymous success (RFC 4513 5.1.2).
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
      if (verdict.kind === 'known') {
        await met(verdict.person)
        return verdict
      }
      // A directory that cannot be reached may hold the person, so rejections by others do not decide.
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

/** The typed address if the entry has it, else the first in alphabetical order: entries have no order. */
function emailOf(emails: readonly string[], domain: string | undefined, username: string): string | null {
  const own = emails
    .map((email) => parseEmailAddress(email.trim()))
    .filter((email) => email !== null)
    .filter((email) => domain === undefined || domainOf(email) === domain)
    .toSorted()
  const typed = parseEmailAddress(username.trim())
  return own.find((email) => email === typed) ?? own[0] ?? null
}
