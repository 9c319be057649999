import { useEffect, useMemo, useRef, useState } from 'react'
import { openPreview } from '../../../contracts/api/operator/operatorContentApi.ts'
import type { DocumentAddress } from '../../../contracts/api/operator/editedDocument.ts'
import type { DocumentInHand } from '../../../contracts/content/livePreview.ts'
import { isPreviewReady } from '../../../core/domain/content/livePreview.ts'
import { callApi } from '../api/callApi.ts'
import { Choices } from '../fields/Choices.tsx'
import type { Readable } from './useCheckedCopy.ts'

type Props = {
  readonly params: DocumentAddress
  readonly revision: number
  readonly language: string
  /** There are edits that are not saved. */
  readonly isChanged: boolean
  readonly readable: Readable | undefined
  /** There is something to mend: blocks that cannot be read are left out. */
  readonly isFaulty: boolean
  /** Why the last edit is not shown. */
  readonly failure?: string
}

/** As wide as the page is; it is drawn smaller where there is less place. */
const widths = { desktop: 1440, phone: 390 } as const

/** OPR-31: the page itself, with what the operator has in hand of this document, as wide as on a desktop or a phone. */
export const PreviewFrame = ({ params, revision, language, isChanged, readable, isFaulty, failure }: Props) => {
  const [width, setWidth] = useState<keyof typeof widths>('desktop')
  const seen = usePreviewAddress(params, revision, language)
  const own = readable?.language === seen.language ? readable : undefined
  const { family, documentKey } = params
  const inHand = useMemo(() => inHandOf(family, documentKey, own), [family, documentKey, own])
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-head">
        <Choices
          label="Width of the preview"
          names={{ desktop: 'Desktop', phone: 'Phone' }}
          chosen={width}
          onChoose={setWidth}
        />
        <p className="preview-note">{noteOf(revision, isChanged, isFaulty, failure)}</p>
      </div>
      {seen.message !== undefined && <p className="preview-none">{seen.message}</p>}
      {seen.address !== undefined && (
        <Scaled
          key={`${seen.address} ${width}`}
          address={seen.address}
          width={widths[width]}
          title={width === 'desktop' ? 'The page on a desktop' : 'The page on a phone'}
          inHand={inHand}
        />
      )}
    </section>
  )
}

const noteOf = (revision: number, isChanged: boolean, isFaulty: boolean, failure?: string): string => {
  if (!isChanged) return `Revision ${revision}, as a visitor sees it`
  if (failure !== undefined) return `Without your last changes. ${failure}`
  return isFaulty ? 'With your changes, without what there is to mend' : 'With your changes, which are not saved yet'
}

/** A family that no page asks for by itself has no preview. */
const inHandOf = (family: string, key: string, own: Readable | undefined): DocumentInHand | null =>
  own ? { _tag: 'DocumentInHand', family: family as DocumentInHand['family'], key, document: own.document } : null

type Seen = {
  readonly address?: string
  /** Of the page at that address. */
  readonly language?: string
  /** Why there is none. */
  readonly message?: string
}

/**
 * Where the document is previewed. It is asked for again with each revision, because a text in another language may move
 * it, and before its link ends; the page loads again only if it moved, or with a new link.
 */
const usePreviewAddress = (
  { site, family, documentKey }: DocumentAddress,
  revision: number,
  language: string,
): Seen => {
  const [seen, setSeen] = useState<Seen>({})
  const [link, setLink] = useState(1)
  const shown = useRef(0)
  useEffect(() => {
    const timer = setTimeout(() => setLink(link + 1), linkMs)
    return () => clearTimeout(timer)
  }, [link])
  useEffect(() => {
    let isWanted = true
    void callApi(openPreview, { params: { site, family, documentKey }, body: { language } }).then((answer) => {
      if (!isWanted) return
      if (answer._tag === 'Failure') return setSeen({ message: answer.message })
      const { address } = answer.body
      const isNewLink = shown.current !== link
      shown.current = link
      setSeen((before) => {
        const isSamePage = before.address !== undefined && pathOf(before.address) === pathOf(address)
        return { address: isSamePage && !isNewLink ? before.address : address, language }
      })
    })
    return () => {
      isWanted = false
    }
  }, [site, family, documentKey, language, revision, link])
  return seen
}

/** Less than the hour that a link lasts, ms. */
const linkMs = 3_000_000

const pathOf = (address: string | undefined): string | undefined => address?.split('#')[0]

const Scaled = ({
  address,
  width,
  title,
  inHand,
}: {
  readonly address: string
  readonly width: number
  readonly title: string
  readonly inHand: DocumentInHand | null
}) => {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState({ width, height: 800 })
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const send = (): void => {
      if (inHand) frame.current?.contentWindow?.postMessage(inHand, location.origin)
    }
    const receive = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === frame.current?.contentWindow && isPreviewReady(data)) send()
    }
    // The page says when it has loaded, then and whenever it loads again; what changes afterwards is sent at once.
    addEventListener('message', receive)
    send()
    return () => removeEventListener('message', receive)
  }, [inHand])
  const scale = Math.min(1, size.width / width)
  return (
    <div className="preview-place" ref={place}>
      <iframe
        ref={frame}
        className="preview-page"
        title={title}
        src={address}
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
