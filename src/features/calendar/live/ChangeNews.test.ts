import { expect, test } from 'vitest'
import { newsOf } from './ChangeNews.ts'

const event = (name: string, data = '{}') => ({ name, data, lastEventId: '' })

test('events of the service become news', () => {
  const changed = { path: '/c/alice/work.json', ctag: '2' }
  expect(newsOf(event('calendar', JSON.stringify(changed)))).toEqual([{ kind: 'calendar', ...changed }])
  expect(newsOf(event('list'))).toEqual([{ kind: 'list' }])
  expect(newsOf(event('resync'))).toEqual([{ kind: 'list' }])
})

test('what cannot be read may be anything, and what is not known is nothing', () => {
  expect(newsOf(event('calendar', 'no JSON'))).toEqual([{ kind: 'list' }])
  expect(newsOf(event('calendar', '{"path":7}'))).toEqual([{ kind: 'list' }])
  expect(newsOf(event('weather'))).toEqual([])
})
