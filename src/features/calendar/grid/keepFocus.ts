/** Where in a grid somebody was. */
type Place = { readonly event: string | undefined; readonly date: string; readonly index: number }

/** What comes and goes over the page: who was in it was somewhere else before. */
const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-react-aria-top-layer]'

/**
 * Where the focus is on something that goes (another week, a deleted event, one moved out of the week), the nearest that is
 * left of it gets the focus. A browser would begin again at the top of the page.
 */
export function keepFocus(): void {
  if (isKeeping) return
  isKeeping = true
  let focused = document.activeElement
  let place = placeOf(focused)

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    focused = target
    if (!target.closest(above)) place = placeOf(target)
  })
  // Who leaves of their own accord, by a press beside everything, is not brought back.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null
    }),
  )
  new MutationObserver(() => {
    if (!isLost()) return
    // A dialog gives the focus back itself, a frame after it has gone.
    if (focused?.closest(above)) requestAnimationFrame(() => requestAnimationFrame(giveBack))
    else giveBack()
  }).observe(document.body, { childList: true, subtree: true })

  function isLost(): boolean {
    return document.activeElement === document.body && focused?.isConnected === false
  }

  function giveBack(): void {
    if (place && isLost()) restore(place)
  }
}

/** Once for the page, whatever views it shows. */
let isKeeping = false

function placeOf(element: Element | null): Place | null {
  const cell = element?.closest<HTMLElement>('[data-cell]')
  if (!element || !cell) return null
  const event = element.getAttribute('data-event') ?? undefined
  return { event, date: cell.dataset['cell'] ?? '', index: cells().indexOf(cell) }
}

/** To the event itself, else to its day, else to the day that stands where that one stood. */
function restore({ event, date, index }: Place): void {
  const days = cells()
  const chip =
    event === undefined
      ? null
      : document.querySelector<HTMLElement>(`[data-cell] [data-event="${CSS.escape(event)}"]`)
  if (chip) return chip.focus()
  const day = days.find((cell) => cell.dataset['cell'] === date) ?? days[index] ?? days.at(-1)
  // A day is as high as all its hours: the ones that are looked at stay.
  day?.focus({ preventScroll: true })
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')]
