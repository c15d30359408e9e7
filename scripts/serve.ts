import { parseArgs } from 'node:util'
import { isWorldName, worldNames } from '#mocks/worldNames.ts'
import { StartProblem } from '#server/process/StartProblem.ts'
import { run, type RunOptions } from '#server/main.ts'
import { pinoLog } from '#server/process/observation/log/pinoLog.ts'
import { guardProcess } from '#server/process/operation/guardProcess.ts'
import { emptyStore } from '#server/process/operation/openStore.ts'
import { logDoubts } from '#server/process/settings/logDoubts.ts'
import { loadSettings } from '#server/process/settings/loadSettings.ts'
import type { Settings } from '#server/process/settings/readSettings.ts'
import { welcome } from './serve/welcome.ts'

// What `npm start` runs on the pinned Node once everything is installed and built.
try {
  const { world, reset, application } = options()
  const settings = loadSettings()
  if (reset) await emptyEmbedded(settings)
  const log = pinoLog(settings.logLevel)
  logDoubts(settings, process.env, log)
  const running = await run(settings, { application, log, ...(await played(settings, world)) })
  guardProcess({ log, stop: running.stop })
  process.stdout.write(welcome(running.url, settings))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        world: { type: 'string' },
        reset: { type: 'boolean', default: false },
        application: { type: 'string', default: 'dist' },
      },
    })
    return values
  } catch (cause) {
    throw new StartProblem('Usage: npm start -- [--world NAME] [--reset] [--application FOLDER]', { cause })
  }
}

async function emptyEmbedded({ provider, dataDir, databaseUrl }: Settings): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new StartProblem(
      '--reset empties only the embedded store: it is not used where DATABASE_URL is set.',
    )
  }
  if (provider.kind !== 'embedded') {
    throw new StartProblem('--reset empties only a store that belongs to the embedded identity provider.')
  }
  await emptyStore(dataDir)
}

async function played({ provider }: Settings, name: string | undefined): Promise<Partial<RunOptions>> {
  if (name === undefined) return {}
  if (!isWorldName(name)) {
    throw new StartProblem(`There is no world ${JSON.stringify(name)}: there are ${worldNames.join(', ')}.`)
  }
  if (provider.kind !== 'embedded') {
    throw new StartProblem('--world fills only a store that belongs to the embedded identity provider.')
  }
  // The mocks are loaded only if a world was requested.
  const { inWorld } = await import('./serve/inWorld.ts')
  return inWorld(name)
}
