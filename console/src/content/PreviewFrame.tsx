import { useEffect, useRef, useState } from 'react'
import { openPreview } from '../../../contracts/api/operator/operatorContentApi.ts'
import type { DocumentAddress } from '../../../contracts/api/operator/editedDocument.ts'
import { callApi } from '../api/callApi.ts'
import { Choices } from '../fields/Choices.tsx'

type Props = {
  readonly params: DocumentAddress
  /** The revision that is shown: a new one is a new page. */
  readonly revision: number
  readonly language: string
  /** There are edits that the page does not show yet. */
  readonly isBehind: boolean
}

/** As wide as the page is; it is drawn smaller where there is less place. */
const widths = { desktop: 1440, phone: 390 } as const

/** OPR-31: the page itself, with the latest revision of this document, as wide as on a desktop or a phone. */
export const PreviewFrame = ({ params, revision, language, isBehind }: Props) => {
  const [width, setWidth] = useState<keyof typeof widths>('desktop')
  const [seen, setSeen] = useState<{ readonly address?: string; readonly message?: string }>({})
  const { site, family, documentKey } = params
  useEffect(() => {
    let isWanted = true
    void callApi(openPreview, { params: { site, family, documentKey }, body: { language } }).then((answer) => {
      if (isWanted) setSeen(answer._tag === 'Answer' ? { address: answer.body.address } : { message: answer.message })
    })
    return () => {
      isWanted = false
    }
  }, [site, family, documentKey, language, revision])
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-head">
        <Choices
          label="Width of the preview"
          names={{ desktop: 'Desktop', phone: 'Phone' }}
          chosen={width}
          onChoose={setWidth}
        />
        <p className="preview-note">
          {isBehind ? 'Save the draft to see your changes here.' : `Revision ${revision}, as a visitor sees it`}
        </p>
      </div>
      {seen.message !== undefined && <p className="preview-none">{seen.message}</p>}
      {seen.address !== undefined && (
        <Scaled
          key={`${seen.address} ${width}`}
          address={seen.address}
          width={widths[width]}
          title={width === 'desktop' ? 'The page on a desktop' : 'The page on a phone'}
        />
      )}
    </section>
  )
}

const Scaled = ({
  address,
  width,
  title,
}: {
  readonly address: string
  readonly width: number
  readonly title: string
}) => {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 800 })
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, size.width / width)
  return (
    <div className="preview-place" ref={place}>
      <iframe
        className="preview-page"
        title={title}
        src={address}
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
