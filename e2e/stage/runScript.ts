import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Running = { readonly url: string; stop(): Promise<void> }

/** Runs one of our scripts in a process of its own, and resolves when it says where it is `ready at`. */
export async function runScript(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await Promise.race([readiness(child.stdout), ending(child, args[0])])
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function readiness(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('It ended without saying that it is ready')
}

async function ending(child: ReturnType<typeof spawn>, name = ''): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`${name} ended with ${code} before it was ready`)
}
