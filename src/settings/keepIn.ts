/** Stores a value in a browser. @returns whether it is stored: not where the storage is full */
export function keepIn(storage: Pick<Storage, 'setItem'>, key: string, value: string): boolean {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
