import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { rememberFeatures } from '../../queries/server/hostFeatures.ts'
import { undoImport } from './undoImport.ts'
import { epochMs } from '#domain/time/units.ts'

const titled = (title: string, stamp = '2026-01-01T00:00:00Z'): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['dtstamp', {}, 'date-time', stamp],
        ['summary', {}, 'text', title],
      ],
      [],
    ],
  ],
]

type Stored = { readonly data: JCal; readonly etag: string }

/** A calendar that honours `If-Match`, with the objects of the import and what became of them. */
function calendar(contents: Readonly<Record<string, Stored>>) {
  const stored = new Map(Object.entries(contents))
  const { api, requests } = apiAnswering(async (request) => {
    const eventId = /([^/]+)\.ics$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const known = stored.get(eventId)
    if (!known) return new Response(null, { status: 404 })
    if (request.method === 'GET') return Response.json(known.data, { headers: { ETag: known.etag } })
    if (request.headers.get('If-Match') !== known.etag) return new Response(null, { status: 412 })
    if (request.method === 'DELETE') stored.delete(eventId)
    else stored.set(eventId, { data: await request.json(), etag: '"back"' })
    return new Response(null, { status: 204 })
  })
  rememberFeatures(api, { invitations: true })
  return { api, stored, requests }
}

const nameOf = (eventId: string) => ({ userId: 'home', calendarId: 'work', eventId })
const created = (eventId: string) => ({ object: nameOf(eventId), from: titled(eventId), to: null })

function undoing(objects: RestoreEvents['objects'], etags: Readonly<Record<string, string>>) {
  const of = { name: 'imported', count: objects.length } as const
  return {
    edit: {
      kind: 'restoreEvents',
      version: 1,
      id: 'undo',
      at: epochMs(0),
      baseVersion: 'latest',
      direction: 'undo',
      of,
      objects,
    },
    etags: new Map(Object.entries(etags).map(([eventId, etag]) => [keyOf(nameOf(eventId)), etag])),
  } as const
}

const options = { signal: new AbortController().signal, wait: async () => undefined }

test('created events are deleted, and those that somebody changed since stay', async () => {
  const { api, stored } = calendar({
    one: { data: titled('one'), etag: '"1"' },
    two: { data: titled('Two, and longer'), etag: '"2b"' },
  })
  const undo = undoing([created('one'), created('two'), created('gone')], {
    one: '"1"',
    two: '"2"',
    gone: '"3"',
  })
  expect(await undoImport(api, undo, options)).toEqual({ undone: 2, changed: 1, refused: [], rest: null })
  expect([...stored.keys()]).toEqual(['two'])
})

test('without versions objects are compared, ignoring the stamps of the service', async () => {
  const { api, stored } = calendar({
    one: { data: titled('one', '2027-03-15T00:00:00Z'), etag: '"x"' },
    two: { data: titled('Changed'), etag: '"y"' },
  })
  const undo = undoing([created('one'), created('two'), created('gone')], {})
  expect(await undoImport(api, undo, options)).toEqual({ undone: 2, changed: 1, refused: [], rest: null })
  expect([...stored.keys()]).toEqual(['two'])
})

test('replaced events are restored', async () => {
  const { api, stored } = calendar({ one: { data: titled('one'), etag: '"1"' } })
  const undo = undoing([{ object: nameOf('one'), from: titled('one'), to: titled('Before') }], { one: '"1"' })
  expect(await undoImport(api, undo, options)).toMatchObject({ undone: 1 })
  expect(stored.get('one')?.data).toEqual(titled('Before'))
})

test('guests are told of nothing: they were not told of the import', async () => {
  const { api, requests } = calendar({
    one: { data: titled('one'), etag: '"1"' },
    two: { data: titled('two'), etag: '"2"' },
  })
  const replaced = { object: nameOf('two'), from: titled('two'), to: titled('Before') }
  await undoImport(api, undoing([created('one'), replaced], { one: '"1"', two: '"2"' }), options)
  const writes = requests.filter(({ headers }) => headers.has('If-Match'))
  expect(writes.map(({ method, headers }) => [method, headers.get('Schedule-Reply')])).toEqual([
    ['DELETE', 'F'],
    ['PUT', 'F'],
  ])
})

test('after a stop it can be continued', async () => {
  const contents = Object.fromEntries(
    ['1', '2', '3'].map((id) => [id, { data: titled(id), etag: `"${id}"` }]),
  )
  const { api, stored } = calendar(contents)
  const stop = new AbortController()
  const undo = undoing(['1', '2', '3'].map(created), { '1': '"1"', '2': '"2"', '3': '"3"' })
  stop.abort()
  const { undone, rest } = await undoImport(api, undo, { ...options, signal: stop.signal })
  expect([undone, rest?.edit.objects.length]).toEqual([0, 3])
  if (rest) await undoImport(api, rest, options)
  expect([...stored.keys()]).toEqual([])
})
