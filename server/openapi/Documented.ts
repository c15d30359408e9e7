import type { JsonSchema } from './schemaOf.ts'

/** What the document says about a call besides its method, path and access. */
export type Documented = {
  /** One sentence, with the clauses it is about. */
  readonly summary: string
  readonly body?: Content & { readonly isOptional?: boolean }
  readonly headers?: readonly Parameter[]
  /** Parameters of the query besides those in the path. */
  readonly query?: readonly Parameter[]
  /** The call's own answers, by status. Refusals that follow from its access are added. */
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

/** The meaning of an answer, and its body if it has one. */
export type DocumentedAnswer = {
  readonly what: string
  readonly type?: string
  readonly schema?: JsonSchema
}
