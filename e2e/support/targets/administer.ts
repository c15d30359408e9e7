import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** A command of the administrator on the machine itself, as `npm run admin -- ...` runs it (ID-16). @returns what it prints */
export async function administer(dataDir: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, ['server/admin.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(input)
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`npm run admin -- ${args.join(' ')} ended with ${code}`)
  return printed
}
