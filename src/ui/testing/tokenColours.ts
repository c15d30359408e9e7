import type { Oklch } from '../colours/oklch.ts'

/**
 * The light and the dark colour of a token, read from the text of its stylesheet.
 *
 * @param name such as `--ink`, whose value is `light-dark(oklch(...), oklch(...))`
 * @throws Error if the stylesheet does not have it in that form
 */
export function tokenColours(css: string, name: string): { readonly light: Oklch; readonly dark: Oklch } {
  const [, light, dark] =
    new RegExp(String.raw`\n {2}${name}:\s*light-dark\(\s*oklch\(([^)]*)\),\s*oklch\(([^)]*)\)\s*\);`).exec(
      css,
    ) ?? []
  return { light: read(light, name), dark: read(dark, name) }
}

function read(numbers: string | undefined, name: string): Oklch {
  const [l, c, h] = numbers?.trim().split(/\s+/).map(Number) ?? []
  if (l === undefined || c === undefined || h === undefined || Number.isNaN(l + c + h))
    throw new Error(`${name} has no light and dark colour of three numbers: ${numbers}`)
  return { l, c, h }
}
