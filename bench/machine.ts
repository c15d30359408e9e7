import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

/** The machine and the versions, in one sentence. */
export function machine(browserVersion: string): string {
  const versions = ['fullcalendar', 'react-big-calendar', 'rrule-temporal'].map(
    (name) => `${name} ${versionIn(`bench/peers/node_modules/${name}`)}`,
  )
  const own = ['react', 'ical.js'].map((name) => `${name} ${versionIn(`node_modules/${name}`)}`)
  return (
    `${cpus()[0]?.model.trim() ?? 'Unknown processor'}, ${availableParallelism()} cores, Chromium ${browserVersion}, ` +
    `Node ${process.version}; ${[...own, ...versions].join(', ')}.`
  )
}

const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version
