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

test('HC-1 a 503 of an unhealthy service is data, not an error', async () => {
  const checks = [{ componentName: 'store', status: 'unhealthy' }]
  expect(await answering({ status: 'unhealthy', checks }, 503)).toEqual({
    status: 'unhealthy',
    components: [{ ...well('store'), status: 'unhealthy' }],
    unreadable: 0,
  })
})

test('HC-7 secrets in details are removed while reading', async () => {
  const details = { info: [{ configuration: { adminDn: 'cn=admin', adminPassword: 'tiger' } }] }
  const checks = [{ componentName: 'ldap', status: 'healthy', details }]
  expect(JSON.stringify(await answering({ status: 'healthy', checks }))).not.toContain('tiger')
})

test('an unreadable result is skipped and counted', async () => {
  const checks = [{ status: 3 }, { componentName: 'store', status: 'healthy' }]
  expect(await answering({ status: 'healthy', checks })).toEqual({
    status: 'healthy',
    components: [well('store')],
    unreadable: 1,
  })
})

test('an unknown status is unknown, not healthy', async () => {
  const checks = [{ componentName: 'store', status: 'degraded' }]
  expect(await answering({ checks })).toEqual({
    status: 'unhealthy',
    components: [{ ...well('store'), status: 'unknown' }],
    unreadable: 0,
  })
})

test('a verdict without readable checks counts, and so do checks without a verdict', async () => {
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
])('%s is not an answer', async (_, body) => {
  await expect(answering(body, 503)).rejects.toMatchObject({ failure: 'unreadable-answer', status: 503 })
})

test('HC-2 an administrator who only gets the verdict asks for each component', async () => {
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

test('without a list of components there is only the verdict', async () => {
  expect(await asked({ [health]: { body: { status: 'healthy' } } })).toMatchObject({ components: null })
})

test('HC-4 an error about all components is not a result of one', async () => {
  const { api } = apiAnswering({ 'GET /api/healthcheck/store': { status: 403 } })
  await expect(getComponents(api, ['store'])).rejects.toMatchObject({ failure: 'forbidden' })
})

test('everybody else gets the verdict only, whatever the service sends', async () => {
  const checks = [{ componentName: 'store', status: 'healthy' }]
  const { api } = apiAnswering({ [health]: { body: { status: 'healthy', checks } } })
  expect(await getVerdict(api)).toEqual({ status: 'healthy', components: null, unreadable: 0 })
})

test('HC-9 a history is read sample by sample, without secrets in its causes', async () => {
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
