import { describe, expect, test } from 'vitest'
import { colourRule } from './colourRule.ts'
import {
  contrastRatio,
  mixed,
  type Oklch,
  oklchOf,
  painted,
  perceivedContrast,
  type Srgb,
} from './contrast.ts'
import css from './eventColours.module.css?raw'
import tokens from './tokens.css?raw'

/** 16 steps of each channel: 4,096 colours a calendar may have. */
const steps = Array.from({ length: 16 }, (_, step) => (step * 17) / 255)
const colours: readonly Oklch[] = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => oklchOf([red, green, blue]))),
)
const anything: Oklch = { l: 0, c: 0, h: 0 }

type Paint = (from: Oklch) => Srgb

const on = (text: Paint, ground: Paint) =>
  Math.min(...colours.map((from) => contrastRatio(text(from), ground(from))))
const perceived = (text: Paint, ground: Paint) =>
  Math.min(...colours.map((from) => perceivedContrast(text(from), ground(from))))

describe.each(['light', 'dark'] as const)(
  'in the %s theme, whatever the colour of the calendar,',
  (theme) => {
    const rule = (selector: string, property: string) => colourRule(css, selector, property)[theme]
    const token = (name: string) => colourRule(tokens, ':root', name)[theme](anything)

    const of = (selector: string, property: string) => (from: Oklch) =>
      painted(rule(selector, property)(from))
    const [fill, title] = [of('.event', '--fill'), of('.event', '--txt')]
    const [time, spine] = [of('.event', '--time'), of('.event', '--spine')]
    const surface = () => painted(token('--surface'))
    const sunken = () => painted(token('--sunken'))
    const hatch = (from: Oklch) => mixed(rule('.event', '--fill')(from), 0.45, token('--surface'))

    test('the title reads on the fill, on the hatch and on the bare surface', () => {
      expect(on(title, fill)).toBeGreaterThanOrEqual(7)
      expect(on(title, hatch)).toBeGreaterThanOrEqual(7)
      expect(on(title, surface)).toBeGreaterThanOrEqual(7)
      expect(perceived(title, fill)).toBeGreaterThanOrEqual(75)
    })

    test('the time reads on the fill, on the hatch and on the bare surface', () => {
      expect(on(time, fill)).toBeGreaterThanOrEqual(4.5)
      expect(on(time, hatch)).toBeGreaterThanOrEqual(4.5)
      expect(on(time, surface)).toBeGreaterThanOrEqual(4.5)
      expect(perceived(time, fill)).toBeGreaterThanOrEqual(60)
    })

    test('the spine is seen on the fill and on the grid', () => {
      expect(on(spine, fill)).toBeGreaterThanOrEqual(3)
      expect(on(spine, surface)).toBeGreaterThanOrEqual(3)
      expect(on(spine, sunken)).toBeGreaterThanOrEqual(3)
    })

    test('what is past reads on its paler fill', () => {
      const past = '.event[data-past]'
      expect(on(of(past, '--txt'), of(past, '--fill'))).toBeGreaterThanOrEqual(4.5)
      expect(on(of(past, '--time'), of(past, '--fill'))).toBeGreaterThanOrEqual(4.5)
      expect(on(of(past, '--txt'), surface)).toBeGreaterThanOrEqual(4.5)
      expect(perceived(of(past, '--txt'), of(past, '--fill'))).toBeGreaterThanOrEqual(60)
    })

    test('the solid style reads, and is seen on the grid', () => {
      const solid = '.event[data-solid]'
      const hatched = (from: Oklch) => mixed(rule(solid, '--fill')(from), 0.85, token('--ink'))
      expect(on(of(solid, '--txt'), of(solid, '--fill'))).toBeGreaterThanOrEqual(4.5)
      expect(on(of(solid, '--txt'), hatched)).toBeGreaterThanOrEqual(4.5)
      expect(on(of(solid, '--fill'), surface)).toBeGreaterThanOrEqual(3)
    })

    test('what is declined or cancelled reads on its grey', () => {
      const muted = painted(token('--ink-2'))
      expect(contrastRatio(muted, sunken())).toBeGreaterThanOrEqual(7.5)
      expect(contrastRatio(muted, surface())).toBeGreaterThanOrEqual(7.5)
    })
  },
)
