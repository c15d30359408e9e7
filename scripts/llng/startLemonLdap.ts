import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { layOut } from './layOut.ts'
import { issuerOf, type Place } from './Place.ts'

export type LemonLdap = { readonly issuer: string; stop(): Promise<void> }

const portal = fileURLToPath(new URL('portal', import.meta.url))

/**
 * LemonLDAP::NG on loopback over plain HTTP. All its files are in the given folder: nothing in /etc is read
 * or changed.
 */
export async function startLemonLdap(place: Place): Promise<LemonLdap> {
  const issuer = issuerOf(place)
  const child = spawn('/usr/bin/starman', argumentsFor(place), {
    env: { ...process.env, LLNG_DEFAULTCONFFILE: layOut(place) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const output = hearing(child.stderr)
  await Promise.race([output.listening, ended])
  // A call before a worker is ready waits in the queue of the socket. A worker reads its configuration at the first
  // call, which takes seconds where the machine is busy, and serves one call at a time: so many at once ask each.
  const answers = await Promise.all(
    Array.from({ length: workers }, () =>
      fetch(`${issuer}/.well-known/openid-configuration`).catch(() => null),
    ),
  )
  if (!answers.every((answer) => answer?.ok)) {
    child.kill('SIGTERM')
    throw new Error(`LemonLDAP::NG does not answer at ${issuer}:\n${output.words}`)
  }
  return {
    issuer,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

// A browser opens several connections at once, and a worker serves only one.
const workers = 4

const argumentsFor = ({ port }: Place) => [
  '--listen',
  `127.0.0.1:${port}`,
  '--workers',
  String(workers),
  '--disable-keepalive',
  '--preload-app',
  '-I',
  portal,
  `${portal}/portal.psgi`,
]

/**
 * Starman prints a line when the portal is loaded and listens. Its output is read to the end, so that it
 * never blocks.
 */
function hearing(stream: NodeJS.ReadableStream) {
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  const output = { words: '', listening }
  stream.on('data', (chunk) => {
    output.words = (output.words + String(chunk)).slice(-4_000)
    if (output.words.includes('Binding to TCP port')) resolve()
  })
  return output
}
