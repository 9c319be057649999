/** Gives another document the styles of this one, and those that come later. Returns the way to stop. */
export const mirrorStyles = (from: Document, to: Document): (() => void) => {
  const copyAll = (): void => {
    const known = new Set([...to.head.children].map(nameOf))
    for (const node of from.head.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')) {
      if (known.has(nameOf(node))) continue
      const copy = to.importNode(node, true)
      // A nonce cannot be read from the markup, only from the element.
      copy.nonce = node.nonce ?? ''
      to.head.append(copy)
    }
  }
  copyAll()
  const observer = new MutationObserver(copyAll)
  observer.observe(from.head, { childList: true })
  return () => observer.disconnect()
}

const nameOf = (node: Element): string =>
  node.getAttribute('href') ?? node.getAttribute('data-vite-dev-id') ?? node.textContent
