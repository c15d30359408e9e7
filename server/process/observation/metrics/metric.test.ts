import { expect, test } from 'vitest'
import { counter, gauge, histogram } from './metric.ts'

test('a counter counts by label, and escapes what would break a line', () => {
  const counted = counter('said_total', 'What was said.')
  counted.add({ word: 'yes' })
  counted.add({ word: 'yes' })
  counted.add({ word: 'a "b"\\\n' })
  expect(counted.text()).toBe(
    [
      '# HELP said_total What was said.',
      '# TYPE said_total counter',
      'said_total{word="yes"} 2',
      String.raw`said_total{word="a \"b\"\\\n"} 1`,
      '',
    ].join('\n'),
  )
})

test('a bucket of a histogram includes its upper end', () => {
  const took = histogram('took_seconds', 'How long.', [0.1, 1])
  took.observe({}, 0.1)
  took.observe({}, 0.5)
  took.observe({}, 4)
  expect(took.text().split('\n').slice(2)).toEqual([
    'took_seconds_bucket{le="0.1"} 1',
    'took_seconds_bucket{le="1"} 2',
    'took_seconds_bucket{le="+Inf"} 3',
    'took_seconds_sum 4.6',
    'took_seconds_count 3',
    '',
  ])
})

test('a gauge is read on demand', () => {
  let level = 1
  const measured = gauge('level', 'How high.', () => level)
  level = 2
  expect(measured.text()).toContain('\nlevel 2\n')
})
