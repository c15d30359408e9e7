/** Leads the person to the first field of a form that says what is wrong with it, once the form shows it. */
export function focusFirstInvalid(formId: string): void {
  requestAnimationFrame(() => {
    const form = document.querySelector(`[id="${formId}"]`)
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
