import { freePortPair } from './freePortPair.ts'
import { runScript, type Running } from './runScript.ts'

export type Kalends = Running

type Options = {
  readonly dataDir: string
  readonly port?: number
  /** More settings of an operator. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts what `npm start` starts, and resolves when it is ready. */
export async function runKalends({ dataDir, port, settings }: Options): Promise<Kalends> {
  const { url, stop } = await runScript(['scripts/serve.ts'], {
    PORT: String(port ?? (await freePortPair())),
    DATA_DIR: dataDir,
    KALENDS_LOG_LEVEL: 'warn',
    ...settings,
  })
  return { url: `${url}/`, stop }
}
