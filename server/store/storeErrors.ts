/** The store cannot be reached: 503 (ID-8's rule for the store). */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
}

/** What can be found instead of a store, or be wrong with it. */
export type StoreProblem =
  /** A folder, or something else that is no file. */
  | 'no-file'
  | 'empty'
  /** Another program's, or no database at all. */
  | 'foreign'
  /** The file is gone, but the log of its last writes is there. */
  | 'missing'
  /** Another file has taken its place while it was open, or it was removed. */
  | 'replaced'
  | 'newer'
  /** It contradicts itself, or ends too early. */
  | 'corrupt'
  /** The disk does not give it back, or does not take it. */
  | 'unreadable'

/** The store is there and cannot be used: 503, and the operator reads why. */
export class StoreDamaged extends StoreUnavailable {
  override readonly name = 'StoreDamaged'
  readonly problem: StoreProblem

  constructor(problem: StoreProblem, options?: ErrorOptions) {
    super(`The store is ${problem}`, options)
    this.problem = problem
  }
}

/** Nothing more can be written: 507, and nothing was half written. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}

/** Another process uses the store: the service does not start. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
}
