/** A colour by lightness (0 to 1), chroma and hue (degrees), as CSS writes `oklch()`. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

/** A colour as painted on the screen: gamma-encoded sRGB channels from 0 to 1. */
export type Srgb = readonly [red: number, green: number, blue: number]

/** The colour of painted channels (Ottosson, "A perceptual color space for image processing"). */
export function oklchOf([red, green, blue]: Srgb): Oklch {
  const [r, g, b] = [decoded(red), decoded(green), decoded(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const bee = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l: lightness, c: Math.hypot(a, bee), h: (Math.atan2(bee, a) * 180) / Math.PI }
}

/** A channel in linear light. */
export function decoded(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
