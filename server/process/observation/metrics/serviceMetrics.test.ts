import { expect, test } from 'vitest'
import { serviceMetrics } from './serviceMetrics.ts'

test('docs/operate.md has the names of all series and labels', () => {
  const metrics = serviceMetrics()
  metrics.request({ route: '/api/user', method: 'GET', status: '200' }, 0.1)
  metrics.storeCall('users.byEmail', 0.1)
  metrics.count('userinfo-kept')
  metrics.refused('read')
  const text = metrics.text()
  metrics.stop()
  for (const series of [
    'kalends_request_duration_seconds_count{route="/api/user",method="GET",status="200"} 1',
    'kalends_store_duration_seconds_count{operation="users.byEmail"} 1',
    'kalends_events_total{happened="userinfo-kept"} 1',
    'kalends_requests_refused_total{kind="read"} 1',
  ])
    expect(text).toContain(series)
})
