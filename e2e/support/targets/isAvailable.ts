import { spawnSync } from 'node:child_process'

/** Whether this machine has what one of our scripts would start. */
export const isAvailable = (script: string): boolean =>
  spawnSync(process.execPath, [script, '--find'], { stdio: 'ignore' }).status === 0
