import { describe, expect, test } from 'vitest'
import { contrastRatio, mixed, painted, perceivedContrast } from '../testing/contrast.ts'
import { eventColours, shades } from './eventColours.ts'
import { type Oklch, oklchOf, type Srgb } from './oklch.ts'
import { tokenColours } from '../testing/tokenColours.ts'
import tokens from '../tokens.css?raw'

/** 16 values for each channel: 4,096 possible colours of a calendar. */
const steps = Array.from({ length: 16 }, (_, step) => (step * 17) / 255)
const colours: readonly Oklch[] = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => oklchOf([red, green, blue]))),
)

const oklchFrom = (colour: string) =>
  oklchOf([
    Number.parseInt(colour.slice(1, 3), 16) / 255,
    Number.parseInt(colour.slice(3, 5), 16) / 255,
    Number.parseInt(colour.slice(5, 7), 16) / 255,
  ])

type Paint = (from: Oklch) => Srgb

const on = (text: Paint, ground: Paint) =>
  Math.min(...colours.map((from) => contrastRatio(text(from), ground(from))))
const perceived = (text: Paint, ground: Paint) =>
  Math.min(...colours.map((from) => perceivedContrast(text(from), ground(from))))

describe.each(['light', 'dark'] as const)(
  'in the %s theme, whatever the colour of the calendar,',
  (theme) => {
    const token = (name: string) => tokenColours(tokens, name)[theme]
    const of = (name: keyof typeof shades) => (from: Oklch) => painted(shades[name][theme](from))
    const [fill, title, time, spine] = [of('--fill'), of('--txt'), of('--time'), of('--spine')]
    const surface = () => painted(token('--surface'))
    const sunken = () => painted(token('--sunken'))
    const hatch = (from: Oklch) => mixed(shades['--fill'][theme](from), 0.45, token('--surface'))

    test('the title is readable on the fill, on the hatch and on the bare surface', () => {
      expect(on(title, fill)).toBeGreaterThanOrEqual(7)
      expect(on(title, hatch)).toBeGreaterThanOrEqual(7)
      expect(on(title, surface)).toBeGreaterThanOrEqual(7)
      expect(perceived(title, fill)).toBeGreaterThanOrEqual(75)
    })

    test('the time is readable on the fill, on the hatch and on the bare surface', () => {
      expect(on(time, fill)).toBeGreaterThanOrEqual(4.5)
      expect(on(time, hatch)).toBeGreaterThanOrEqual(4.5)
      expect(on(time, surface)).toBeGreaterThanOrEqual(4.5)
      expect(perceived(time, fill)).toBeGreaterThanOrEqual(60)
    })

    test('the spine is visible on the fill and on the grid', () => {
      expect(on(spine, fill)).toBeGreaterThanOrEqual(3)
      expect(on(spine, surface)).toBeGreaterThanOrEqual(3)
      expect(on(spine, sunken)).toBeGreaterThanOrEqual(3)
    })

    test('past events are readable on their paler fill', () => {
      const [pastFill, past] = [of('--past-fill'), of('--past-txt')]
      expect(on(past, pastFill)).toBeGreaterThanOrEqual(4.5)
      expect(on(past, surface)).toBeGreaterThanOrEqual(4.5)
      expect(perceived(past, pastFill)).toBeGreaterThanOrEqual(60)
    })

    test("past events keep some of their calendar's colour: two of them are not the same grey", () => {
      const [red, green, blue] = ['#d50000', '#0b8043', '#3f51b5'].map((colour) => {
        const { c, h } = shades['--past-fill'][theme](oklchFrom(colour))
        return { x: c * Math.cos((h * Math.PI) / 180), y: c * Math.sin((h * Math.PI) / 180) }
      })
      for (const [one, other] of [
        [red, green],
        [green, blue],
        [blue, red],
      ])
        expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(
          0.04,
        )
    })

    test('time outside of working hours and weekends differ from the rest', () => {
      expect(contrastRatio(surface(), sunken())).toBeGreaterThanOrEqual(1.07)
    })

    test('declined and cancelled events are readable on their grey', () => {
      const muted = painted(token('--ink-2'))
      expect(contrastRatio(muted, sunken())).toBeGreaterThanOrEqual(7.5)
      expect(contrastRatio(muted, surface())).toBeGreaterThanOrEqual(7.5)
    })
  },
)

test('the colours of a calendar are written for light and dark', () => {
  expect(eventColours('#1a73e8')['--fill']).toBe(
    'light-dark(oklch(0.9050 0.0750 -102.14), oklch(0.3350 0.0750 -102.14))',
  )
})
