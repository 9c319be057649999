import type { MouseEvent } from 'react'
import type { PictureUse, ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { operatorCapability } from '../../../contracts/capabilities.ts'
import { useSession } from '../api/session.ts'
import { timeText } from '../parts/timeText.ts'
import { addressOf, goTo } from '../shell/usePlace.ts'
import { bytesText, pixelsText, stateNames } from './pictureText.ts'

type Props = { readonly picture: ShopPicture }

/** OPR-45: the documents that name it; whoever may edit them opens them here. */
export const PictureUses = ({ picture: { uses } }: Props) => {
  const session = useSession()
  const roles = session._tag === 'Open' ? session.session.operator.roles : []
  const canOpen = operatorCapability('operatorContent', roles) === 'allowed'
  return (
    <section className="pictures-part" aria-label="Where it is used">
      <h3>Where it is used</h3>
      {uses.length === 0 ? (
        <p>No page and no other document names it.</p>
      ) : (
        <ul className="pictures-uses">
          {uses.map((use) => (
            <li key={placeOf(use)}>
              {canOpen ? (
                <a href={addressOf(placeOf(use))} onClick={(event) => follow(event, placeOf(use))}>
                  {use.name}
                </a>
              ) : (
                use.name
              )}
              <span className="pictures-soft">
                {stateNames[use.state]}, {use.site}, {use.family}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const PictureFacts = ({ picture }: Props) => (
  <dl className="pictures-part pictures-facts">
    <dt>Size</dt>
    <dd>{pixelsText(picture)}</dd>
    <dt>File</dt>
    <dd>{bytesText(picture)}</dd>
    <dt>Uploaded</dt>
    <dd>{timeText(picture.at)}</dd>
    <dt>By</dt>
    <dd>{picture.by}</dd>
    {picture.removedAt !== undefined && (
      <>
        <dt>Removed</dt>
        <dd>{timeText(picture.removedAt)}</dd>
      </>
    )}
  </dl>
)

const placeOf = ({ site, family, documentKey }: PictureUse): string => `content/${site}/${family}/${documentKey}`

/** A plain press stays in the page; a press that opens a tab is the browser's. */
const follow = (event: MouseEvent, place: string): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  goTo(place)
}
