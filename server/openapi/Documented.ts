import type { JsonSchema } from './schemaOf.ts'

/** What the document says of one call besides its method, its path and who may call it. */
export type Documented = {
  /** One sentence, with its clauses. */
  readonly summary: string
  readonly body?: Content & { readonly isOptional?: boolean }
  readonly headers?: readonly Parameter[]
  /** Parameters of the query besides those that the path names. */
  readonly query?: readonly Parameter[]
  /** The answers of its own, by status; refusals that follow from the rest are added. */
  readonly answers: Readonly<Record<number, DocumentedAnswer>>
}

export type Content = {
  readonly type: string
  readonly schema: JsonSchema
  readonly example: unknown
}

export type Parameter = {
  readonly name: string
  readonly what: string
  readonly example: string
  readonly isRequired?: true
}

/** What an answer means and holds; nothing unless said. */
export type DocumentedAnswer = {
  readonly what: string
  readonly type?: string
  readonly schema?: JsonSchema
}
