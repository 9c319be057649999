import { useEffect, useRef, useState } from 'react'
import type { ContentPicture, ContentVideo } from '../../../../contracts/content/media.ts'
import { note } from '../../bridge/note.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { Icon } from '../../components/basic/Icon.tsx'
import './VideoLoop.css'

interface VideoLoopProps {
  readonly video: ContentVideo
  /** Shown until it runs, where the film has no poster. */
  readonly still?: ContentPicture | undefined
}

/** CMS-32: a film without sound that runs by itself, until it is paused; not for those who ask for less motion. */
export const VideoLoop = ({ video, still }: VideoLoopProps) => {
  const t = useCopy('blocks')
  const film = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) film.current?.pause()
    else if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
    // CMS-33: a film that cannot be played shows its poster.
    else film.current?.play().catch(({ name }: Error) => note({ kind: 'videoPlay', about: 'loop', reason: name }))
  }, [isPaused])
  const poster = video.poster ?? still
  return (
    <div className="video-loop">
      <video
        ref={film}
        src={video.url}
        poster={poster && sizedPicture(poster.url, 1440, 810)}
        aria-label={poster?.alt || video.seoTitle}
        preload="none"
        muted
        loop
        playsInline
      />
      <button
        type="button"
        className="video-loop-button"
        aria-label={isPaused ? t.play() : t.pause()}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Icon name="chevron-right" /> : <span className="video-loop-bars" />}
      </button>
    </div>
  )
}
