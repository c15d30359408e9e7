import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePorts } from './freePort.ts'

export type Kalends = { readonly url: string; stop(): Promise<void> }

/** Starts what `npm start` starts, and resolves when it says that it is ready. */
export async function runKalends({ dataDir, port }: { dataDir: string; port?: number }): Promise<Kalends> {
  const service = spawn(process.execPath, ['scripts/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(port ?? (await freePorts())),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await Promise.race([readiness(service.stdout), ending(service)])
  return {
    url: `${url}/`,
    stop: async () => {
      service.kill('SIGTERM')
      if (service.exitCode === null) await once(service, 'exit')
    },
  }
}

async function readiness(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('Kalends ended without saying that it is ready')
}

async function ending(service: ReturnType<typeof spawn>): Promise<never> {
  const [code] = await once(service, 'exit')
  throw new Error(`Kalends ended with ${code} before it was ready`)
}
