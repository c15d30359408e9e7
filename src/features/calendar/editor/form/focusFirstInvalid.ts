/**
 * Leads the person to the first field of a form that says what is wrong with it, once the form shows it. If that field
 * is still being loaded, it is waited for until the person goes elsewhere.
 */
export function focusFirstInvalid(formId: string): void {
  requestAnimationFrame(() => {
    const form = document.querySelector(`[id="${formId}"]`)
    const field = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const shown = field()
    if (shown || !form) return shown?.focus()
    const loading = new MutationObserver(() => field()?.focus())
    loading.observe(form, { childList: true, subtree: true })
    document.addEventListener('focusin', () => loading.disconnect(), { once: true })
  })
}
