import { expect, test } from 'vitest'
import { apiAnswering, type Answers } from '../../../api/testing/apiAnswering.ts'
import { getComponents, getHistory, getPrivateHealth, getVerdict } from './requests.ts'

const health = 'GET /api/healthcheck'
const asked = (answers: Answers) => getPrivateHealth(apiAnswering(answers).api)
const answering = (body: unknown, status = 200) => asked({ [health]: { status, body } })

const well = (componentName: string) => ({
  componentName,
  status: 'healthy',
  details: undefined,
  latencyMs: null,
})

test('HC-1 an unhealthy service answers 503, and that is data', async () => {
  const checks = [{ componentName: 'store', status: 'unhealthy' }]
  expect(await answering({ status: 'unhealthy', checks }, 503)).toEqual({
    status: 'unhealthy',
    components: [{ ...well('store'), status: 'unhealthy' }],
    unreadable: 0,
  })
})

test('HC-7 secrets in details are gone before anybody has the value', async () => {
  const details = { info: [{ configuration: { adminDn: 'cn=admin', adminPassword: 'tiger' } }] }
  const checks = [{ componentName: 'ldap', status: 'healthy', details }]
  expect(JSON.stringify(await answering({ status: 'healthy', checks }))).not.toContain('tiger')
})

test('a result that cannot be read costs only itself, and is counted', async () => {
  const checks = [{ status: 3 }, { componentName: 'store', status: 'healthy' }]
  expect(await answering({ status: 'healthy', checks })).toEqual({
    status: 'healthy',
    components: [well('store')],
    unreadable: 1,
  })
})

test('a status that nobody knows is unknown, and not well', async () => {
  const checks = [{ componentName: 'store', status: 'degraded' }]
  expect(await answering({ checks })).toEqual({
    status: 'unhealthy',
    components: [{ ...well('store'), status: 'unknown' }],
    unreadable: 0,
  })
})

test('a verdict without readable checks is a verdict, checks without a verdict are counted', async () => {
  expect(await asked({ [health]: { body: { status: 'healthy', checks: 'none' } } })).toMatchObject({
    status: 'healthy',
    components: null,
  })
  const checks = [{ componentName: 'store', status: 'healthy' }]
  expect(await answering({ status: 7, checks })).toMatchObject({ status: 'healthy' })
})

test.each([
  ['neither', {}],
  ['a page of a proxy', '<html>Bad gateway</html>'],
  ['checks of which none can be read', { checks: [{}] }],
  ['nothing', null],
])('%s is no answer', async (_, body) => {
  await expect(answering(body, 503)).rejects.toMatchObject({ failure: 'unreadable-answer', status: 503 })
})

test('HC-2 an administrator who is told only the verdict asks for each component', async () => {
  const answer = await asked({
    [health]: { body: { status: 'healthy' } },
    'GET /api/healthcheck/services': { body: { services: ['redis', 'gone', 'odd'] } },
    'GET /api/healthcheck/redis': { status: 503, body: { componentName: 'redis', status: 'unhealthy' } },
    'GET /api/healthcheck/gone': { status: 404, body: { componentName: 'gone', status: 'not found' } },
    'GET /api/healthcheck/odd': { status: 500, body: 'oops' },
  })
  expect(answer.components?.map(({ componentName, status }) => [componentName, status])).toEqual([
    ['redis', 'unhealthy'],
    ['gone', 'not found'],
    ['odd', 'unknown'],
  ])
  expect(answer.components?.[0]?.latencyMs).toBeGreaterThanOrEqual(0)
})

test('a service that does not say which components there are has told the verdict', async () => {
  expect(await asked({ [health]: { body: { status: 'healthy' } } })).toMatchObject({ components: null })
})

test('HC-4 what concerns all of them is no result of one', async () => {
  const { api } = apiAnswering({ 'GET /api/healthcheck/store': { status: 403 } })
  await expect(getComponents(api, ['store'])).rejects.toMatchObject({ failure: 'forbidden' })
})

test('everybody else is told the verdict alone, whatever the service tells', async () => {
  const checks = [{ componentName: 'store', status: 'healthy' }]
  const { api } = apiAnswering({ [health]: { body: { status: 'healthy', checks } } })
  expect(await getVerdict(api)).toEqual({ status: 'healthy', components: null, unreadable: 0 })
})

test('HC-9 a history is read sample by sample, its causes without secrets', async () => {
  const checks = [
    { at: '2027-03-15T12:00:00Z', status: 'healthy', latencyMs: 3 },
    { at: 'yesterday', status: 'healthy', latencyMs: 3 },
    { at: '2027-03-15T12:01:00Z', status: 'unhealthy', latencyMs: 9, cause: 'ldap://x:tiger@host/' },
    'x',
  ]
  const { api } = apiAnswering({ 'GET /api/healthcheck/ldap/history': { body: { checks } } })
  expect(await getHistory(api, 'ldap')).toEqual([
    { at: Date.UTC(2027, 2, 15, 12), status: 'healthy', latencyMs: 3, cause: null },
    {
      at: Date.UTC(2027, 2, 15, 12, 1),
      status: 'unhealthy',
      latencyMs: 9,
      cause: 'ldap://********@host/',
    },
  ])
})
