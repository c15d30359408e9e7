import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const run = promisify(execFile)

/** Sheets as the browser prints them: the address of each is the layout and its days. */
export const printedSheets: readonly {
  readonly name: string
  readonly route: string
  readonly locale?: 'ar-EG'
}[] = [
  { name: 'print-week', route: '#/print/week/2027-03-15/2027-03-21' },
  { name: 'print-month', route: '#/print/month/2027-03-01/2027-03-31' },
  { name: 'print-month-ar', route: '#/print/month/2027-03-01/2027-03-31', locale: 'ar-EG' },
  { name: 'print-agenda', route: '#/print/agenda/2027-03-15/2027-04-15' },
  { name: 'print-year', route: '#/print/year/2027-01-01/2027-12-31' },
  { name: 'print-folded-week', route: '#/print/folded-week/2027-03-15/2027-03-21' },
]

/** Whether this machine can make a picture of a PDF. */
export const canDrawPdf = (): Promise<boolean> =>
  run('pdftoppm', ['-v']).then(
    () => true,
    () => false,
  )

/** A picture of the first sheet that the browser would print now. */
export async function drawSheet(page: Page, folder: string, name: string): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const drawing = run('pdftoppm', ['-png', '-singlefile', '-r', '80', '-', path.join(folder, name)])
  drawing.child.stdin?.end(pdf)
  await drawing
}
