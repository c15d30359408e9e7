import { expect, test } from 'vitest'
import { apiAnswering } from '../../../api/apiAnswering.ts'
import { getHealth, getPrivateHealth } from './requests.ts'

test('an unhealthy service answers 503, and that is data', async () => {
  const { api } = apiAnswering({
    'GET /api/healthcheck': {
      status: 503,
      body: { status: 'unhealthy', checks: [{ componentName: 'store', status: 'unhealthy' }] },
    },
  })
  expect(await getHealth(api)).toEqual({
    status: 'unhealthy',
    components: [{ componentName: 'store', status: 'unhealthy', details: undefined }],
  })
})

test('secrets in details are gone before anybody has the value', async () => {
  const details = { info: [{ configuration: { adminDn: 'cn=admin', adminPassword: 'tiger' } }] }
  const { api } = apiAnswering({
    'GET /api/healthcheck': {
      body: { status: 'healthy', checks: [{ componentName: 'ldap', status: 'healthy', details }] },
    },
  })
  expect(JSON.stringify(await getHealth(api))).not.toContain('tiger')
})

test('a result that cannot be read costs only itself', async () => {
  const { api } = apiAnswering({
    'GET /api/healthcheck': {
      body: { status: 'healthy', checks: [{ status: 3 }, { componentName: 'store', status: 'healthy' }] },
    },
  })
  expect((await getHealth(api)).components).toHaveLength(1)
})

test('an administrator who is told only the verdict asks for each component', async () => {
  const { api } = apiAnswering({
    'GET /api/healthcheck': { body: { status: 'healthy' } },
    'GET /api/healthcheck/services': { body: { services: ['redis', 'gone'] } },
    'GET /api/healthcheck/redis': { status: 503, body: { componentName: 'redis', status: 'unhealthy' } },
    'GET /api/healthcheck/gone': { status: 404, body: { componentName: 'gone', status: 'not found' } },
  })
  expect(await getPrivateHealth(api)).toEqual({
    status: 'healthy',
    components: [
      { componentName: 'redis', status: 'unhealthy', details: undefined },
      { componentName: 'gone', status: 'not found', details: undefined },
    ],
  })
})

test('everybody else is told the verdict alone', async () => {
  const { api } = apiAnswering({ 'GET /api/healthcheck': { body: { status: 'healthy' } } })
  expect(await getHealth(api)).toEqual({ status: 'healthy', components: null })
})
