/** The server writes into the page whether this deployment has the flight recorder; the development server leaves it on. */
export const isDebugOn = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="cairn-debug"]')?.content !== 'off'
