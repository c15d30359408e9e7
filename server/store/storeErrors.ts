/** The store cannot be reached: 503, never 401 (as in ID-8). */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
}

/** The store can be read but not written: a standby, or a read-only file system. */
export class StoreReadOnly extends StoreUnavailable {
  override readonly name = 'StoreReadOnly'
}

/** What is wrong with a store, or is there instead of one. */
export type StoreProblem =
  /** A folder, or something else that is not a file. */
  | 'no-file'
  | 'empty'
  /** Not a database, or one of another program. */
  | 'foreign'
  /** The file is missing, but the log of its last writes is there. */
  | 'missing'
  /** The file was removed or replaced while it was open. */
  | 'replaced'
  | 'newer'
  /** It contradicts itself or is cut off. */
  | 'corrupt'
  /** The disk fails to read or write it. */
  | 'unreadable'

/** The store exists but cannot be used: 503, and the operator sees why. */
export class StoreDamaged extends StoreUnavailable {
  override readonly name = 'StoreDamaged'
  readonly problem: StoreProblem

  constructor(problem: StoreProblem, options?: ErrorOptions) {
    super(`The store is ${problem}`, options)
    this.problem = problem
  }
}

/** What a store says of damage while it is open, if its file is another one than before. */
export const replacedFile = 'The file was removed or replaced while it was open'

/** Nothing more can be written: 507. No write is left half done. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Another process uses the store, so the service does not start. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
}
