import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePorts } from '../process/operation/freePort.ts'

export type Environment = Readonly<Record<string, string>>

export type ServiceProcess = {
  /** Resolves when the service says that it is ready; rejects with its output if it ends instead. */
  readonly ready: Promise<void>
  /** Resolves when it has ended, with its output. */
  readonly ended: Promise<Ending>
  /** Resolves when its standard error contains these words. */
  says(words: string): Promise<void>
  kill(signal: NodeJS.Signals): void
}

export type Ending = { readonly exitCode: number | null; readonly out: string; readonly err: string }

/** Kalends in a process of its own, as `npm start` runs it. */
export function serviceProcess(environment: Environment, args: readonly string[] = []): ServiceProcess {
  return watched(
    'node_modules/.bin/node',
    ['scripts/serve.ts', '--application', 'server/testing/smallestBuild', ...args],
    environment,
  )
}

/** Runs a command of an administrator. */
export function adminCommand(environment: Environment, args: readonly string[], input = ''): ServiceProcess {
  return watched('node_modules/.bin/node', ['server/admin.ts', ...args], environment, input)
}

/** `npm run backup` or `npm run restore`. */
export function storeCommand(
  environment: Environment,
  command: 'backup' | 'restore',
  args: readonly string[],
): ServiceProcess {
  return watched('node_modules/.bin/node', [`server/${command}.ts`, ...args], environment)
}

/** Runs `npm start` itself, with all its processes. */
export function npmStart(environment: Environment): ServiceProcess {
  return watched('npm', ['start', '--silent'], environment)
}

/** Two free ports and a folder that does not exist yet; it is deleted afterwards. */
export async function withPlace<T>(act: (place: Place) => Promise<T>): Promise<T> {
  const { port, idpPort } = await freePorts()
  const folder = mkdtempSync(join(tmpdir(), 'kalends-'))
  try {
    const dataDir = join(folder, 'data')
    return await act({
      port,
      idpPort,
      folder,
      dataDir,
      url: `http://localhost:${port}`,
      environment: { PORT: String(port), IDP_PORT: String(idpPort), DATA_DIR: dataDir },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export type Place = {
  readonly port: number
  readonly idpPort: number
  readonly folder: string
  readonly dataDir: string
  readonly url: string
  readonly environment: Environment
}

function watched(
  file: string,
  args: readonly string[],
  environment: Environment,
  input = '',
): ServiceProcess {
  const child = spawn(file, args, {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // The second start reads what the first compiled, which takes a third less time.
      NODE_COMPILE_CACHE: join(tmpdir(), 'kalends-compiled'),
      ...environment,
    },
    stdio: 'pipe',
  })
  child.stdin.end(input)
  // Ends the process if the test fails before it does.
  onTestFinished(() => void child.kill('SIGTERM'))
  let out = ''
  let err = ''
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const ended = once(child, 'close').then(([exitCode]: (number | null)[]) => ({
    exitCode: exitCode ?? null,
    out,
    err,
  }))
  const printed = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk)
      if (out.includes('Kalends is ready at')) resolve()
    })
  })
  const tooEarly = ended.then((ending) => {
    throw new Error(`it ended before it was ready: ${JSON.stringify(ending)}`)
  })
  const ready = Promise.race([printed, tooEarly])
  // A test that only waits for the end does not handle this rejection.
  ready.catch(() => undefined)
  const says = async (words: string) => {
    while (!err.includes(words)) await Promise.race([once(child.stderr, 'data'), tooEarly])
  }
  return { ready, ended, says, kill: (signal) => void child.kill(signal) }
}

/** Starts the service, does something while it runs, then stops it in this way. */
export async function runningAt<T>(
  { environment }: Place,
  signal: NodeJS.Signals,
  act: () => Promise<T>,
): Promise<T> {
  const running = serviceProcess(environment)
  await running.ready
  const result = await act()
  running.kill(signal)
  await running.ended
  return result
}
