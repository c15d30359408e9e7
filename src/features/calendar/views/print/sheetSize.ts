import type { SheetLook } from '../PrintLayout.ts'

/** A size on paper, in millimetres. */
export type SizeMm = { readonly width: number; readonly height: number }

const upright: Readonly<Record<SheetLook['paper'], SizeMm>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

/** The size of a sheet of paper. */
export function sheetSize({ paper, orientation }: Pick<SheetLook, 'paper' | 'orientation'>): SizeMm {
  const { width, height } = upright[paper]
  return orientation === 'portrait' ? { width, height } : { width: height, height: width }
}

/** What the heading, the foot and the margins of a sheet take, as Sheet.module.css has them. */
const around = { width: 2 * 10, height: 9 + 12 + 6 + 8 }

/** The size that a sheet leaves for its days. */
export function bodySize(look: Pick<SheetLook, 'paper' | 'orientation'>): SizeMm {
  const { width, height } = sheetSize(look)
  return { width: width - around.width, height: height - around.height }
}
