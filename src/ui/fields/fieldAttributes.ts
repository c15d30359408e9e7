import styles from './Field.module.css'

type Described = { readonly hint?: string | undefined; readonly error?: string | undefined }

/** The attributes that connect a control with the hint and the error of its `Field`. */
export function fieldAttributes(id: string, { hint, error }: Described) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return {
    id,
    className: styles.control,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error !== undefined || undefined,
  }
}
