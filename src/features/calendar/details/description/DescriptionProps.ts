/** A description as plain text and as HTML by anybody; empty for none. */
export type DescriptionProps = { readonly plain: string; readonly html: string }
