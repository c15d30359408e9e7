/** The first field of a form that says what is wrong with it. */
export const firstInvalid = (formId: string): HTMLElement | null =>
  document.querySelector(`[id="${formId}"]`)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

/** Leads the person there, once the form shows it. */
export function focusFirstInvalid(formId: string): void {
  requestAnimationFrame(() => firstInvalid(formId)?.focus())
}
