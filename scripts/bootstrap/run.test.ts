import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { run } from './run.mjs'

const heard: number[] = []
vi.mock(import('node:child_process'), async (original) => {
  const real = await original()
  const noted = (...started: Parameters<typeof real.spawn>) => {
    heard.push(process.listenerCount('SIGTERM'))
    return real.spawn(...started)
  }
  return Object.assign({ ...real }, { spawn: noted })
})

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

test('signals are heard before the program starts: in between, this process would end alone', async () => {
  const before = process.listenerCount('SIGTERM')
  await run(process.execPath, ['-e', ''], { isQuiet: true })
  expect(heard.at(-1)).toBe(before + 1)
  expect(process.listenerCount('SIGTERM')).toBe(before)
})
