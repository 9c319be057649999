import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { mirrorStyles } from './mirrorStyles.ts'
import { useWidth } from './useWidth.ts'

/** CSS px; what is inside believes that it is on a phone of this size. */
const phone = { width: 390, height: 760 }

interface RecordedFrameProps {
  readonly title: string
  readonly children: React.ReactNode
}

/** A window of its own inside the page, so that breakpoints, ids and focus are those of the screen in it. Drawn to fit the column. */
export function RecordedFrame({ title, children }: RecordedFrameProps) {
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

/** What a document needs before anything is drawn in it. Components that bring a style of their own look for the nonce there. */
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
