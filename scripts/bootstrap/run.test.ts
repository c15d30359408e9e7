import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { run } from './run.mjs'

test('the exit code and the output are returned', async () => {
  const ended = await run(process.execPath, ['-e', 'console.log("hello"); process.exit(3)'], {
    isQuiet: true,
  })
  expect(ended).toEqual({ exitCode: 3, output: 'hello\n', wasStopped: false })
})

test('a signal is passed to the child, whose exit code becomes ours', async () => {
  const child = `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up')`
  const parent = `
    const { run } = await import(${JSON.stringify(new URL('run.mjs', import.meta.url).href)})
    const { exitCode } = await run(process.execPath, ['-e', ${JSON.stringify(child)}])
    process.exit(exitCode)`
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(started.stdout, 'data')
  started.kill('SIGTERM')
  expect(await once(started, 'exit')).toEqual([7, null])
})
