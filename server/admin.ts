import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { passwordsScrypt } from './process/passwordsScrypt.ts'
import { personCommands } from './process/administration/personCommands.ts'
import { readInput, readPassword } from './process/administration/readInput.ts'
import { setPassword } from './process/administration/setPassword.ts'
import { getConfiguration, putConfigurationText } from './process/administration/storedConfiguration.ts'
import { changeEmailHere } from './process/administration/changeEmailHere.ts'
import { handOverCalendars } from './process/administration/handOverCalendars.ts'
import { trustEmail } from './process/administration/trustEmail.ts'
import { unpin } from './process/administration/unpin.ts'
import { StartProblem } from './process/StartProblem.ts'
import { openStore, storeFileIn } from './process/operation/openStore.ts'
import type { Store } from './store/Store.ts'
import { loadSettings } from './process/settings/loadSettings.ts'
import type { Settings } from './process/settings/readSettings.ts'
import { systemClock } from './clocks.ts'

const usage = `Usage, while Kalends is stopped (with DATABASE_URL while it runs, too):
  npm run admin -- set-password <email>     reads the password from standard input
  npm run admin -- configuration get        prints what is stored, secrets masked
  npm run admin -- configuration put        stores the JSON of standard input
  npm run admin -- block <email>            ends all a person's sessions and tokens, and lets them in no more
  npm run admin -- unblock <email>          lets them in again
  npm run admin -- sessions <email>         lists a person's sessions; "sessions <email> end" ends them
  npm run admin -- tokens <email>           lists a person's access tokens; "tokens <email> end" ends them
  npm run admin -- hand-over <email> <to>   blocks who left, and gives their calendars to somebody else
  npm run admin -- email <email> <new>      gives an account another address; the one before still leads to it
  npm run admin -- unpin <email>            lets another account of the provider be this administrator
  npm run admin -- email-trusted true|false [client id]
                                            whether addresses count that the provider does not call verified`

type Command = (store: Store, settings: Settings) => Promise<string>

// ID-16: what an administrator can do on the machine if nobody can sign in.
try {
  const command = await commandOf(process.argv.slice(2))
  const settings = loadSettings()
  await using store = await closing(settings)
  console.log(await command(store.store, settings))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** What is typed is read before the store is opened, so that a pause at the keyboard holds no lock. */
async function commandOf([verb, object, ...rest]: readonly string[]): Promise<Command> {
  if (rest.length === 0 && verb === 'set-password' && object !== undefined) {
    const password = await readPassword()
    return (store, { service }) =>
      setPassword({ store, passwords: passwordsScrypt(), settings: service }, object, password)
  }
  if (rest.length === 0 && verb === 'configuration' && object === 'get') return getConfiguration
  if (rest.length === 0 && verb === 'configuration' && object === 'put') {
    const text = await readInput()
    return (store) => putConfigurationText(store, text)
  }
  if (rest.length === 0 && verb === 'unpin' && object !== undefined) return (store) => unpin(store, object)
  if (rest.length <= 1 && verb === 'email-trusted' && (object === 'true' || object === 'false')) {
    return (store) => trustEmail(store, object === 'true', rest[0])
  }
  if (rest.length === 1 && verb === 'email' && object !== undefined) {
    return (store, { service }) => changeEmailHere({ store, settings: service }, object, rest[0] ?? '')
  }
  if (rest.length === 1 && verb === 'hand-over' && object !== undefined) {
    return (store, { service }) => handOverCalendars({ store, settings: service }, object, rest[0] ?? '')
  }
  const person = personCommands[[verb, ...rest].join(' ')]
  if (person !== undefined && object !== undefined) {
    return (store, { service }) => person({ store, settings: service, clock: systemClock }, object)
  }
  throw new StartProblem(usage)
}

async function closing(settings: Settings) {
  const { databaseUrl, dataDir } = settings
  const isNew = databaseUrl === undefined && !existsSync(storeFileIn(dataDir))
  const store = await openStore(settings)
  // Often it is the service's own folder that was not named.
  if (isNew) console.error(`There was no store in ${resolve(dataDir)}, so a new one was made there.`)
  return { store, [Symbol.asyncDispose]: () => store.close() }
}
