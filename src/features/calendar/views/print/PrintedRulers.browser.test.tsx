import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { i18n } from '@lingui/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hourAxis } from '#domain/layout/hourAxis.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { setClock } from '../../../../locales/clock/clock.ts'
import { boxOfText } from '../testing/boxOfText.ts'
import { PrintedRulers } from './PrintedRulers.tsx'

afterEach(cleanup)
afterEach(() => setClock('24h'))

const cairo = zoneNamed('Africa/Cairo')
const date = '2026-11-28'

test('in Arabic the hour at which another date begins is read as one, after how many days it is ahead', () => {
  setClock('12h')
  i18n.loadAndActivate({ locale: 'ar', messages: {} })
  const { container } = render(
    <div dir="rtl" style={{ inlineSize: '11mm' }}>
      <PrintedRulers
        axis={hourAxis([date], cairo)}
        hours={{ start: 0, end: 1440 }}
        others={[zoneNamed('Asia/Tokyo')]}
        place={(at) => `${at}px`}
        zone={cairo}
        days={[date]}
      />
    </div>,
  )
  const mark = container.querySelector('b')?.parentElement ?? container
  expect(mark.textContent).toMatch(/1 12\s*ص$/)
  const [ahead, hour, half] = [/(?<!\d)1(?!\d)/u, /12/u, /ص/u].map((text) => boxOfText(mark, text))
  expect(ahead?.left).toBeGreaterThanOrEqual(hour?.right ?? Infinity)
  expect(hour?.left).toBeGreaterThanOrEqual(half?.right ?? Infinity)
  expect(half?.top).toBeCloseTo(hour?.top ?? 0, 0)
})
