import type { Page } from '@playwright/test'

type Strip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * How many separate lines are drawn across a strip of the screen, one pixel wide: runs of another colour than
 * most of it has.
 */
export async function linesIn(page: Page, strip: Strip, lie: 'level' | 'upright'): Promise<number> {
  const png = await page.screenshot({ clip: strip, animations: 'disabled' })
  const colours = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    return { width: bitmap.width, height: bitmap.height, data: [...data] }
  }, png.toString('base64'))
  const length = lie === 'level' ? colours.height : colours.width
  const step = lie === 'level' ? colours.width : 1
  const pixels = Array.from({ length }, (_, index) =>
    colours.data.slice(index * step * 4, index * step * 4 + 3).join(),
  )
  const counts = Map.groupBy(pixels, (pixel) => pixel)
  const [ground] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  const isLine = pixels.map((pixel) => pixel !== ground?.[0])
  return isLine.filter((is, index) => is && isLine[index - 1] !== true).length
}
