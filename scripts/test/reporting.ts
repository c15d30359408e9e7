import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'

const folder = 'test-results'

/** What a test runner reports: its JSON report, null if it wrote none, and its exit code. */
export type Ended = { readonly report: unknown; readonly exitCode: number }

/** Run Vitest with a report in a file, and its output for people. */
export function vitest(name: string, args: readonly string[], env: Environment = {}): Promise<Ended> {
  const file = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return reporting(file, 'vitest', ['run', ...reporters, ...args], { env })
}

/** Run Vitest only for its report, when tests are expected to fail. */
export function vitestQuietly(name: string, args: readonly string[], env: Environment): Promise<Ended> {
  const file = reportFile(name)
  return reporting(file, 'vitest', ['run', '--reporter=json', `--outputFile.json=${file}`, ...args], {
    isQuiet: true,
    env,
  })
}

/** Run Playwright's stories with a report in a file, and their output for people. */
export function playwright(name: string, args: readonly string[]): Promise<Ended> {
  const file = reportFile(name)
  // Its workers need another variable for colours.
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    NO_COLOR: '',
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  }
  return reporting(file, 'playwright', ['test', '--reporter=list,json', ...args], { env })
}

type Environment = Readonly<Record<string, string>>

function reportFile(name: string): string {
  mkdirSync(folder, { recursive: true })
  return `${folder}/${name}.json`
}

async function reporting(
  file: string,
  program: string,
  args: readonly string[],
  { isQuiet = false, env = {} }: { isQuiet?: boolean; env?: Environment } = {},
): Promise<Ended> {
  rmSync(file, { force: true })
  const options = { isQuiet, env: { ...process.env, ...env } }
  const { exitCode, wasStopped } = await run(`node_modules/.bin/${program}`, args, options)
  if (wasStopped) process.exit(exitCode)
  return { report: parsed(file), exitCode }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
