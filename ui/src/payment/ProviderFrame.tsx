import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../health/useOnline.ts'
import { StateLine } from '../components/basic/StateLine.tsx'
import './ProviderFrame.css'

export interface ProviderFrameProps {
  /** Path of the payment provider's page. */
  readonly page: string
  readonly name: string
  /** Shown while the page is loading. */
  readonly loading: string
  readonly offline: string
  /** The page has ended with this result. */
  readonly onEnd: (result: string) => void
}

/**
 * The provider's own page. It has no origin of ours: no storage, no cookies, no way out of its frame except its final
 * message.
 */
export const ProviderFrame = ({ page, name, loading, offline, onEnd }: ProviderFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const isOnline = useOnline()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== null && source === frame.current?.contentWindow && isEnding(data)) onEnd(data.result)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onEnd])
  useEffect(() => setLoaded(false), [isOnline])
  return (
    <>
      <div role="status">
        {!isOnline && <p>{offline}</p>}
        {isOnline && !isLoaded && <StateLine state="waiting">{loading}</StateLine>}
      </div>
      {isOnline && (
        <iframe
          ref={frame}
          className="provider-frame"
          title={name}
          src={page}
          sandbox="allow-forms allow-scripts"
          data-loaded={isLoaded || undefined}
          onLoad={() => setLoaded(true)}
        />
      )}
    </>
  )
}

const isEnding = (data: unknown): data is { readonly result: string } =>
  typeof data === 'object' &&
  data !== null &&
  '_tag' in data &&
  data._tag === 'ProviderPageEnded' &&
  'result' in data &&
  typeof data.result === 'string'
