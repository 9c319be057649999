import { useRef, useState } from 'react'
import type { ContentVideo } from '../../../../contracts/content/media.ts'
import { cloudPlaylist, filmLength, videoSource } from '../../../../core/domain/content/film.ts'
import { configurationOf } from '../../../../core/domain/configuration/configuration.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { note } from '../../bridge/note.ts'
import { sizedPicture } from '../../components/basic/sizedPicture.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { heightAt } from './Media.tsx'
import './FilmPlayer.css'

interface FilmPlayerProps {
  readonly video: ContentVideo
  readonly settings?: {
    readonly autoplay: boolean
    readonly hideControls: boolean
    readonly loop: boolean
    readonly muted: boolean
  }
}

const pressed = { autoplay: false, hideControls: false, loop: false, muted: false } as const

/** CMS-45…48: nothing of the film is loaded before it is asked for. HLS plays where the browser knows it. */
export const FilmPlayer = ({ video, settings = pressed }: FilmPlayerProps) => {
  const t = useCopy('blocks')
  const film = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')
  const { cloudVideo } = configurationOf(useShopLocale()).features
  const source = videoSource(video, cloudVideo)
  const { poster, seoTitle, seoDescription, duration } = video
  const fail = (reason: string) => {
    note({ kind: 'videoPlay', about: 'film', reason })
    setState('failed')
  }
  const play = () => {
    setState('started')
    film.current?.focus()
    film.current?.play().catch(({ name }: Error) => name !== 'AbortError' && fail(name))
  }
  return (
    <figure className="film">
      <div className="film-frame">
        {state === 'failed' ? (
          <p className="film-failed" role="status">
            {t.failed()}
          </p>
        ) : (
          <video
            ref={film}
            poster={poster && sizedPicture(poster.url, 960, heightAt(poster, 960))}
            width={video.width}
            height={video.height}
            aria-label={seoTitle}
            preload="none"
            controls={state === 'started' && !settings.hideControls}
            loop={settings.loop}
            muted={settings.muted || settings.autoplay}
            autoPlay={settings.autoplay}
            playsInline
            onPlay={() => setState('started')}
          >
            {source.player === 'cloud' && <source src={cloudPlaylist(source)} type="application/vnd.apple.mpegurl" />}
            <source src={video.url} onError={() => fail('source')} />
          </video>
        )}
        {state === 'waiting' && (
          <button type="button" className="film-start" onClick={play}>
            <span className="film-arrow" />
            {duration > 0 ? t.playLength({ length: filmLength(duration) }) : t.play()}
          </button>
        )}
      </div>
      {(seoTitle || seoDescription) && (
        <figcaption>
          {seoTitle && <b>{seoTitle}</b>}
          {seoDescription && <span className="film-text">{seoDescription}</span>}
        </figcaption>
      )}
    </figure>
  )
}
