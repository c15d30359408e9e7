import { clamp } from '#domain/layout/clamp.ts'
import { type Oklch, oklchOf } from './oklch.ts'

/** The colours derived from a calendar's colour in one theme. */
type Shade = (from: Oklch) => Oklch

/** Of a fixed lightness, and with a limited chroma. */
const toned =
  (l: number, limit: number): Shade =>
  ({ c, h }) => ({ l, c: Math.min(c, limit), h })

/** As light as the calendar's colour, within limits. */
const within =
  (darkest: number, lightest: number, limit: number): Shade =>
  ({ l, c, h }) => ({ l: clamp(l, darkest, lightest), c: Math.min(c, limit), h })

/** Of a fixed lightness and with a share of the chroma. */
const faded =
  (l: number, share: number, limit: number): Shade =>
  ({ c, h }) => ({ l, c: Math.min(c * share, limit), h })

/**
 * The colours of an event, derived from the one colour of its calendar, as eventColours.module.css uses them.
 * eventColours.test.ts proves that each is readable on its background, whatever the colour.
 */
export const shades = {
  '--fill': { light: toned(0.905, 0.075), dark: toned(0.335, 0.075) },
  '--txt': { light: toned(0.27, 0.06), dark: toned(0.955, 0.03) },
  '--time': { light: toned(0.4, 0.08), dark: toned(0.86, 0.06) },
  '--spine': { light: within(0.42, 0.55, 0.17), dark: within(0.7, 0.82, 0.15) },
  '--past-fill': { light: faded(0.945, 0.5, 0.035), dark: faded(0.275, 0.7, 0.045) },
  '--past-txt': { light: faded(0.47, 0.5, 0.03), dark: faded(0.8, 0.7, 0.05) },
} as const satisfies Record<string, { readonly light: Shade; readonly dark: Shade }>

export type EventColours = Readonly<Record<keyof typeof shades, string>>

/**
 * The colours of a calendar's events as CSS, each for light and dark.
 *
 * @param colour `#rrggbb`
 */
export function eventColours(colour: string): EventColours {
  const from = oklchIn(colour)
  return {
    '--fill': written('--fill', from),
    '--txt': written('--txt', from),
    '--time': written('--time', from),
    '--spine': written('--spine', from),
    '--past-fill': written('--past-fill', from),
    '--past-txt': written('--past-txt', from),
  }
}

/** Only the strongest of them: for lines and ticks. @param colour `#rrggbb` */
export const spineOf = (colour: string): string => written('--spine', oklchIn(colour))

/**
 * Whether the events of two calendars can hardly be told apart: they are drawn in one lightness, so hue and vividness decide.
 *
 * @param one `#rrggbb`, as the other
 */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [planeOf(one), planeOf(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) < 0.075
}

function planeOf(colour: string) {
  const { c, h } = oklchIn(colour)
  const angle = (h * Math.PI) / 180
  return { x: c * Math.cos(angle), y: c * Math.sin(angle) }
}

const written = (name: keyof typeof shades, from: Oklch) =>
  `light-dark(${css(shades[name].light(from))}, ${css(shades[name].dark(from))})`

const oklchIn = (colour: string) => oklchOf([channel(colour, 1), channel(colour, 3), channel(colour, 5)])

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255

const css = ({ l, c, h }: Oklch) => `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(2)})`
