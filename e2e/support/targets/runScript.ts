import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type Running = { readonly url: string; stop(): Promise<void> }

/**
 * Runs one of our scripts in a process of its own, and resolves when it prints `ready at`. It runs as on a
 * developer's machine, also if these stories run in production mode, which Kalends' own provider refuses.
 */
export async function runScript(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It does not outlive who runs it, not even where what was to run beside it did not start.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return {
    url: await readiness(child, args[0]),
    stop: async () => {
      end()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function readiness(child: ChildProcessByStdio<null, Readable, null>, name = ''): Promise<string> {
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  const [code] = await ended
  throw new Error(`${name} ended with ${code} before it was ready`)
}
