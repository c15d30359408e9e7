import type { Locator } from '@playwright/test'

type Dropped = { readonly name: string; readonly type: string; readonly text: string }

/** Drops a file with this text, as from the desktop. */
export async function dropFile(on: Locator, file: Dropped): Promise<void> {
  const dataTransfer = await on.page().evaluateHandle(({ name, type, text }) => {
    const data = new DataTransfer()
    data.items.add(new File([text], name, { type }))
    return data
  }, file)
  await on.dispatchEvent('drop', { dataTransfer })
}
