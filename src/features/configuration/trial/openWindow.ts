/**
 * A window of its own for a provider's page. `noopener` keeps it apart from this one and its session. The
 * price is that a blocked window cannot be detected.
 */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer,popup,width=560,height=720')
}
