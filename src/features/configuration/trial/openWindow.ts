/**
 * A window of its own for a provider's page. It knows nothing of this one, and holds no copy of its session: that is what
 * `noopener` gives, at the price that nobody is told whether the browser held it back.
 */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer,popup,width=560,height=720')
}
