import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import styles from '../Toolbar.module.css'
import { FittingHeading } from './FittingHeading.tsx'

afterEach(cleanup)

test.for([1280, 360])(
  'in Arabic the hamza above an alif is not cut off, in a window of %i px',
  async (width) => {
    await page.viewport(width, 740)
    render(
      <h1 className={styles.heading} lang="ar" dir="rtl">
        <FittingHeading
          heading={{ months: 'الأحد 29 نوفمبر', year: '2026' }}
          days={[toIsoDate('2026-11-29')]}
        />
      </h1>,
      { wrapper: inEnglish },
    )
    const heading = page.getByRole('heading').element()
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('there is none')
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const baseline = document.createElement('span')
    baseline.style.display = 'inline-block'
    heading.querySelector('span span')?.append(baseline)
    const room = baseline.getBoundingClientRect().bottom - heading.getBoundingClientRect().top
    expect(pen.measureText('أ').actualBoundingBoxAscent).toBeLessThanOrEqual(room)
  },
)
