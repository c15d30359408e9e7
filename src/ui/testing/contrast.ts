import { decoded, type Oklch, type Srgb } from '../colours/oklch.ts'

type Triple = readonly [number, number, number]

/**
 * The WCAG 2 contrast ratio of two painted colours, from 1 (the same) to 21 (black on white).
 * Text needs 4.5 (1.4.3), what is not text needs 3 (1.4.11).
 */
export function contrastRatio(one: Srgb, other: Srgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** The perceptual contrast of a text on its background by APCA, without its sign: 60 reads well at 12 to 13 px. */
export function perceivedContrast(text: Srgb, background: Srgb): number {
  const [ink, paper] = [softLuminance(text), softLuminance(background)]
  const lightness =
    paper > ink ? (paper ** 0.56 - ink ** 0.57) * 1.14 - 0.027 : (paper ** 0.65 - ink ** 0.62) * 1.14 + 0.027
  return Math.abs(lightness) * 100
}

/**
 * A colour as a screen shows it: each channel clipped to sRGB and rounded to 8 bits, as browsers paint it.
 */
export function painted(colour: Oklch): Srgb {
  return paint(linearOf(labOf(colour)))
}

/** `color-mix(in oklab, one <share>, other)` as a screen shows it; `share` from 0 to 1. */
export function mixed(one: Oklch, share: number, other: Oklch): Srgb {
  const [a, b] = [labOf(one), labOf(other)]
  const between = (from: number, to: number) => from * share + to * (1 - share)
  return paint(linearOf([between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])]))
}

function luminance([red, green, blue]: Srgb): number {
  return 0.2126 * decoded(red) + 0.7152 * decoded(green) + 0.0722 * decoded(blue)
}

function softLuminance([red, green, blue]: Srgb): number {
  const hard = 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4
  // oxlint-disable-next-line oxc/approx-constant -- APCA says 1.414, not the square root of two
  return hard < 0.022 ? hard + (0.022 - hard) ** 1.414 : hard
}

function labOf({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

function linearOf([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function paint([red, green, blue]: Triple): Srgb {
  return [channel(red), channel(green), channel(blue)]
}

function channel(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear))
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255) / 255
}
