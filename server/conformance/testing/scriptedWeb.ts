import { readWebFile } from '../../calendar/web/readWebFile.ts'
import { defaultLimits } from '../../limits.ts'
import type { WebFiles } from '../../ports.ts'

/** Files on the web for a test to control. */
export type ScriptedWeb = WebFiles & {
  /** The texts by their addresses. What is not here cannot be read. */
  readonly files: Map<string, string>
  /** The addresses in the order in which they were asked for. */
  readonly asked: string[]
  /** Files are read once this is resolved. */
  turn: Promise<void>
  /** How long reading one takes, as it says. */
  tookMs: number
}

export function scriptedWeb(): ScriptedWeb {
  const files = new Map<string, string>()
  const asked: string[] = []
  const web: ScriptedWeb = {
    files,
    asked,
    turn: Promise.resolve(),
    tookMs: 0,
    fetch: async (address, { etag }) => {
      asked.push(address)
      const text = files.get(address)
      if (text === undefined) return { kind: 'failed', cause: 'must not be called' }
      const current = JSON.stringify(text)
      if (etag === current) return { kind: 'unchanged', maxAgeMs: null }
      const bytes = new TextEncoder().encode(text)
      return { kind: 'file', bytes, etag: current, lastModified: null, maxAgeMs: null, tookMs: 0 }
    },
    read: async (bytes) => {
      await web.turn
      const contents = await readWebFile(bytes, defaultLimits)
      return contents && { ...contents, tookMs: web.tookMs }
    },
  }
  return web
}

/** A file with these lines before its events, and an event of an hour on 15 March 2027 for each title. */
export const fileWith = (head: readonly string[], ...titles: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...head,
    ...titles.flatMap((title) => [
      'BEGIN:VEVENT',
      `UID:${title.toLowerCase().replaceAll(' ', '-')}`,
      `SUMMARY:${title}`,
      'DTSTART:20270315T090000Z',
      'DTEND:20270315T100000Z',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT10M',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
