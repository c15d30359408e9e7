import { embeddedAccounts } from '#server/embedded/embeddedAccounts.ts'
import type { Settings } from '#server/process/settings/readSettings.ts'

/** The text for the person who started it: the address, and who can sign in if that is no secret. */
export function welcome(url: string, { provider }: Pick<Settings, 'provider'>): string {
  const lines = embeddedAccounts.map(({ email, name, note }) =>
    `  ${email.padEnd(28)}${name.padEnd(10)}${note}`.trimEnd(),
  )
  const table = provider.kind === 'embedded' ? ['', `  ${'account'.padEnd(28)}password`, ...lines, ''] : []
  return [`Kalends is ready at ${url}`, ...table, ''].join('\n')
}
