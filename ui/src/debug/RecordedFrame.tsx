import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWidth } from './timeline/useWidth.ts'

/** CSS px; what is inside behaves as on a phone of this size. */
const phone = { width: 390, height: 760 }

interface RecordedFrameProps {
  readonly title: string
  readonly children: React.ReactNode
}

/**
 * A separate window inside the page, so that breakpoints, ids and focus belong to the screen in it. Scaled to fit the
 * column.
 */
export const RecordedFrame = ({ title, children }: RecordedFrameProps) => {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [inside, setInside] = useState<Document | null>(null)
  const width = useWidth(place)
  const scale = Math.min(1, width / phone.width)

  const enter = (): void => {
    const found = frame.current?.contentDocument ?? null
    if (found) furnish(found, title)
    setInside(found)
  }
  useEffect(enter, [title])
  useEffect(() => (inside === null ? undefined : mirrorStyles(document, inside)), [inside])

  return (
    <div ref={place} className="recorded-frame" style={{ height: phone.height * scale }}>
      <iframe
        ref={frame}
        title={title}
        onLoad={enter}
        style={{ width: phone.width, height: phone.height, transform: `scale(${scale})` }}
      />
      {inside !== null && createPortal(<main aria-label={title}>{children}</main>, inside.body)}
    </div>
  )
}

/** What a document needs before anything is drawn in it. Components that inject styles look for the nonce there. */
const furnish = (inside: Document, title: string): void => {
  inside.title = title
  inside.documentElement.lang = document.documentElement.lang
  const theme = document.documentElement.dataset['theme']
  if (theme !== undefined) inside.documentElement.dataset['theme'] = theme
  const nonce = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  if (nonce === null || inside.head.querySelector('meta[property="csp-nonce"]')) return
  const copy = inside.importNode(nonce, true)
  copy.nonce = nonce.nonce
  inside.head.append(copy)
}

/** Copies the styles of this document to another one, including later ones. Returns a function to stop. */
const mirrorStyles = (from: Document, to: Document): (() => void) => {
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
