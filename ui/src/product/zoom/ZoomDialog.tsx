import { useState } from 'react'
import { cssVariables } from '../../components/basic/cssVariables.ts'
import { IconButton } from '../../components/basic/IconButton.tsx'
import { FullScreen } from '../../components/overlay/FullScreen.tsx'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../state/dialogStore.ts'
import { useZoom } from './useZoom.ts'
import './ZoomDialog.css'

/** CAT-69: the pictures of a product on the whole screen, to turn and to enlarge. */
export const ZoomDialog = ({ isOpen, onClose, name, tint, ...views }: PlacedProps<'zoom'>) => {
  const t = useCopy('zoom')
  return (
    <FullScreen name="zoom" title={t.title({ name })} tint={tint} isOpen={isOpen} onClose={onClose}>
      <Views {...views} />
    </FullScreen>
  )
}

/** One at a time; behind the last comes the first. */
const Views = ({ pictures, first }: Pick<PlacedProps<'zoom'>, 'pictures' | 'first'>) => {
  const t = useCopy('zoom')
  const [place, setPlace] = useState(first)
  const count = pictures.length
  const turn = (by: number): void => setPlace((now) => (now + by + count) % count)
  const { view, drag, isHeld, enlarge, stage } = useZoom({ place, turn })
  const picture = pictures[place] ?? pictures[0]
  return (
    <>
      <div {...stage} className="zoom-stage" data-held={isHeld || undefined} data-zoomed={view.scale > 1 || undefined}>
        <img
          key={picture.url}
          src={sizedPicture(picture.url, 1200, 1200)}
          alt={picture.alt}
          width="1200"
          height="1200"
          draggable={false}
          style={cssVariables({
            '--x': `${view.x + drag}px`,
            '--y': `${view.y}px`,
            '--scale': String(view.scale),
          })}
        />
      </div>
      <div className="zoom-foot">
        {count > 1 && <Thumbnails pictures={pictures} place={place} show={setPlace} />}
        {count > 1 && (
          <div className="zoom-turn">
            <IconButton icon="chevron-left" name={t.previous()} onPress={() => turn(-1)} />
            <p className="meta figures" role="status">
              {t.position({ n: place + 1, count })}
            </p>
            <IconButton icon="chevron-right" name={t.next()} onPress={() => turn(1)} />
          </div>
        )}
        <IconButton icon="minus" name={t.zoomOut()} isDisabled={view.scale <= 1} onPress={() => enlarge(-1)} />
        <IconButton icon="plus" name={t.zoomIn()} onPress={() => enlarge(1)} />
      </div>
    </>
  )
}

interface ThumbnailsProps {
  readonly pictures: PlacedProps<'zoom'>['pictures']
  readonly place: number
  readonly show: (place: number) => void
}

/** All pictures, small; each is a button of its own, so that a finger or Tab reaches any of them. */
const Thumbnails = ({ pictures, place, show }: ThumbnailsProps) => (
  <ul className="zoom-thumbnails">
    {pictures.map(({ url, alt }, n) => (
      <li key={url}>
        <button type="button" aria-current={n === place || undefined} onClick={() => show(n)}>
          <img src={sizedPicture(url, 68, 68)} alt={alt} width="48" height="48" draggable={false} />
        </button>
      </li>
    ))}
  </ul>
)
