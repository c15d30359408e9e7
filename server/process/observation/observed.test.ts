import { expect, test } from 'vitest'
import { observed } from './observed.ts'
import { pinoLog } from './log/pinoLog.ts'
import { serviceMetrics } from './metrics/serviceMetrics.ts'

/** A service that logs and answers, and its lines. */
function watching(level: 'debug' | 'info' = 'info') {
  const lines: Record<string, unknown>[] = []
  const log = pinoLog(level, { write: (line) => void lines.push(JSON.parse(line)) })
  const metrics = serviceMetrics()
  const service = observed(
    {
      fetch: async (request, caller) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/boom') throw new TypeError('alice@kalends.example broke it')
        await Promise.resolve()
        if (pathname.startsWith('/things/')) caller?.onRoute?.('/things/{id}')
        if (pathname === '/healthz') caller?.onRoute?.('/healthz')
        log('inside')
        return new Response(null, { status: Number(searchParams.get('status') ?? 200) })
      },
    },
    { log, metrics },
  )
  const ask = (path: string, init: RequestInit = {}) =>
    service.fetch(new Request(`http://kalends.example${path}`, init))
  return { ask, lines, metrics }
}

test('a request is one line with its route and without its path, and every line has the request’s id', async () => {
  const { ask, lines } = watching()
  const answer = await ask('/things/dinner?q=lunch', { headers: { 'x-request-id': 'proxy-0001' } })
  expect(answer.headers.get('x-request-id')).toBe('proxy-0001')
  expect(lines).toMatchObject([
    { level: 'info', msg: 'inside', requestId: 'proxy-0001' },
    {
      level: 'info',
      msg: 'request',
      requestId: 'proxy-0001',
      method: 'GET',
      route: '/things/{id}',
      status: 200,
    },
  ])
  expect(lines[1]?.['ms']).toBeTypeOf('number')
  expect(JSON.stringify(lines)).not.toMatch(/dinner|lunch/)
})

test('two simultaneous requests have their own ids', async () => {
  const { ask, lines } = watching()
  await Promise.all([
    ask('/things/1', { headers: { 'x-request-id': 'the-first' } }),
    ask('/things/2', { headers: { 'x-request-id': 'the-second' } }),
  ])
  const linesOf = (id: string) => lines.filter(({ requestId }) => requestId === id)
  expect(linesOf('the-first')).toHaveLength(2)
  expect(linesOf('the-second')).toHaveLength(2)
})

test.each(['short', 'alice@kalends.example', 'x'.repeat(65), 'with space in it'])(
  'an id such as "%s" is replaced',
  async (id) => {
    const { ask } = watching()
    const answer = await ask('/', { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('an unexpected error is a 500 with an id, logged without its message', async () => {
  const { ask, lines } = watching()
  const answer = await ask('/boom')
  expect(answer.status).toBe(500)
  expect(lines).toMatchObject([
    { level: 'error', msg: 'server-error', error: 'TypeError' },
    { msg: 'request', route: '(nothing)', status: 500 },
  ])
  expect(JSON.stringify(lines)).not.toContain('@')
})

test('probes are logged at debug only', async () => {
  const quiet = watching()
  await quiet.ask('/healthz')
  expect(quiet.lines.map(({ msg }) => msg)).toEqual(['inside'])
  const loud = watching('debug')
  await loud.ask('/healthz')
  expect(loud.lines).toMatchObject([{ msg: 'inside' }, { msg: 'probe', level: 'debug' }])
})

test('requests are counted by route, method and status, and unknown methods share a label', async () => {
  const { ask, metrics } = watching()
  await ask('/things/1')
  await ask('/things/2')
  await ask('/none?status=404', { method: 'X-ODD-ONE' })
  const lines = metrics.text().split('\n')
  expect(lines).toContain('# TYPE kalends_request_duration_seconds histogram')
  expect(lines).toContain(
    'kalends_request_duration_seconds_count{route="/things/{id}",method="GET",status="200"} 2',
  )
  expect(lines).toContain(
    'kalends_request_duration_seconds_bucket{route="(nothing)",method="other",status="404",le="+Inf"} 1',
  )
})
