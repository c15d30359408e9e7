/** A script could not be fetched. Nothing is broken, and trying again may help. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'

  constructor(cause: unknown) {
    super('A script could not be fetched', { cause })
  }
}
