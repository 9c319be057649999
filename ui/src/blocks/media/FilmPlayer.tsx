import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentVideo } from '../../../../contracts/content/media.ts'
import { configurationOf } from '../../../../core/domain/configuration/configuration.ts'
import { filmLength, playlistOf, videoSource } from '../../../../core/domain/content/film.ts'
import { note } from '../../bridge/note.ts'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import './FilmPlayer.css'
import { heightAt } from '../parts/Media.tsx'

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

/** CMS-45…48: nothing of the film is loaded before it is asked for. */
export const FilmPlayer = ({ video, settings = pressed }: FilmPlayerProps) => {
  const t = useCopy('blocks')
  const { cloudVideo } = configurationOf(useShopLocale()).features
  const source = videoSource(video, cloudVideo)
  const playlist = playlistOf(source)
  const { film, state, press, fail, hasStarted } = useFilm(playlist, settings.autoplay)
  const { poster, seoTitle, seoDescription, duration } = video
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
            playsInline
            crossOrigin={source.player === 'cloud' ? 'anonymous' : undefined}
            onPlay={hasStarted}
          >
            {source.player === 'cloud' && playlist !== null && <source src={playlist} type={hlsType} />}
            <source src={video.url} onError={() => fail('source')} />
          </video>
        )}
        {state === 'waiting' && (
          <button type="button" className="film-start" onClick={press}>
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

export const hlsType = 'application/vnd.apple.mpegurl'

/** A film that waits, plays or cannot be played. `playlist`: where its HLS rendition is, if it has one. */
const useFilm = (playlist: string | null, isAutomatic: boolean) => {
  const film = useRef<HTMLVideoElement>(null)
  const ending = useRef<() => void>(null)
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')
  const isPressed = useRef(false)
  // CMS-33: one that plays by itself keeps its poster.
  const fail = (reason: string) => {
    note({ kind: 'videoPlay', about: 'film', reason })
    setState(isPressed.current ? 'failed' : 'waiting')
  }
  const run = () => film.current?.play().catch(({ name }: Error) => name !== 'AbortError' && fail(name))
  const play = async () => {
    const shown = film.current
    if (shown === null) return
    if (playlist !== null && ending.current === null && shown.canPlayType(hlsType) === '')
      ending.current = await playByHls(shown, playlist, (reason) => {
        note({ kind: 'videoPlay', about: 'hls', reason })
        // What its <source> names is left, if it is not the playlist itself.
        shown.removeAttribute('src')
        shown.load()
        void run()
      })
    if (film.current === null) ending.current?.()
    else void run()
  }
  const begin = useEffectEvent(() => {
    if (isAutomatic && !matchMedia('(prefers-reduced-motion: reduce)').matches) void play()
  })
  useEffect(() => {
    begin()
    return () => ending.current?.()
  }, [])
  const press = () => {
    isPressed.current = true
    // The button is gone, and the film has the controls that can take its focus.
    flushSync(() => setState('started'))
    film.current?.focus()
    void play()
  }
  return { film, state, press, fail, hasStarted: () => setState('started') }
}

/** CMS-48: the code that reads HLS is loaded with the first press, and only where the browser cannot read it. */
const playByHls = async (
  film: HTMLVideoElement,
  playlist: string,
  onFailed: (reason: string) => void,
): Promise<() => void> => {
  try {
    const code = await import('./playByHls.ts')
    return code.playByHls(film, playlist, onFailed)
  } catch {
    onFailed('code')
    return () => {}
  }
}
