import { globSync } from 'node:fs'
import { runChecks } from '../check/runChecks.ts'
import { ensureLemonLdap } from '../llng/ensureLemonLdap.ts'
import { ensureMailServer } from '../mail/ensureMailServer.ts'
import { ensurePostgres, postgresCommand } from '../postgres/ensurePostgres.ts'
import { ensureSlapd } from '../slapd/ensureSlapd.ts'
import { counted } from './counted.ts'
import { playwright, vitest, vitestQuietly } from './reporting.ts'
import { nothing, type Tally } from './Tally.ts'
import { tallyOfHollow } from './tallyOfHollow.ts'
import { tallyOfPlaywright } from './tallyOfPlaywright.ts'
import { tallyOfVitest } from './tallyOfVitest.ts'

export type Part = {
  readonly name: string
  readonly needsBrowser: boolean
  run(): Promise<Tally>
}

/** All stages of the tests; those that find a mistake soonest come first. */
export const parts: readonly Part[] = [
  { name: 'check', needsBrowser: false, run: async () => ({ ...nothing, ...(await runChecks()) }) },
  { name: 'unit', needsBrowser: false, run: unit },
  { name: 'hollow', needsBrowser: false, run: hollow },
  { name: 'components', needsBrowser: true, run: components },
  { name: 'mocked', needsBrowser: true, run: () => stories('mocked') },
  { name: 'real', needsBrowser: true, run: () => stories('real') },
  { name: 'machine', needsBrowser: true, run: () => stories('machine') },
  { name: 'interop', needsBrowser: true, run: interop },
]

/** What needs a PostgreSQL server, a directory or a mail server runs if one is available; the rest runs in any case. */
async function unit(): Promise<Tally> {
  const withoutSlapd = await ensureSlapd()
  const withoutMail = await ensureMailServer()
  const database = await ensurePostgres()
  const env = database === null ? {} : { DATABASE_URL_TEST: database.databaseUrl }
  const tally = counted(await vitest('unit', ['--project=!browser', '--retry=1'], env), tallyOfVitest)
  database?.stop()
  const missing = [
    withoutSlapd,
    withoutMail,
    database === null ? `Nothing ran on a PostgreSQL server, for want of one: ${postgresCommand}.` : null,
  ].filter((note) => note !== null)
  return { ...tally, notes: [...tally.notes, ...missing] }
}

/** The conformance tests must fail on a service that answers 200 `{}` to everything. */
async function hollow(): Promise<Tally> {
  const args = ['--project=server', 'server/conformance']
  const { report, exitCode } = await vitestQuietly('hollow', args, { KALENDS_HOLLOW: '1' })
  return counted({ report, exitCode: report === null ? exitCode : 0 }, tallyOfHollow)
}

async function components(): Promise<Tally> {
  if (globSync('src/**/*.browser.test.{ts,tsx}').length === 0) return nothing
  // A third page works while two wait for a frame or a poll: a seventh less time on two processors.
  const args = ['--project=browser', '--retry=1', '--maxWorkers=3']
  return counted(await vitest('components', args), tallyOfVitest)
}

async function stories(project: string): Promise<Tally> {
  return counted(await playwright(project, [`--project=${project}`, '--retries=1']), tallyOfPlaywright)
}

/**
 * The stories with another project's provider. If it is not available here, that is reported, and is no
 * failure.
 */
async function interop(): Promise<Tally> {
  const reason = await ensureLemonLdap()
  return reason === null ? stories('interop') : { ...nothing, notes: [reason] }
}
