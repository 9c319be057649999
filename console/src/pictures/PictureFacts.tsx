import type { MouseEvent } from 'react'
import type { PictureUse, ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { operatorCapability } from '../../../contracts/capabilities.ts'
import { useSession } from '../api/session.ts'
import { timeText } from '../parts/timeText.ts'
import { addressOf, goTo } from '../shell/usePlace.ts'
import { bytesText, pixelsText, stateNames } from './pictureText.ts'

type Props = { readonly picture: ShopPicture }

/** OPR-45, OPR-51: the goods and documents that show it; whoever may change them opens them here. */
export const PictureUses = ({ picture: { uses, goods } }: Props) => {
  const session = useSession()
  const roles = session._tag === 'Open' ? session.session.operator.roles : []
  const used = [
    ...goods.map(({ productId, name, isSold }) => ({
      place: `goods/${productId}`,
      name,
      detail: `${isSold ? 'For sale' : 'Out of the shop'}, ${productId}`,
      who: 'operatorMerchandise' as const,
    })),
    ...uses.map((use) => ({
      place: placeOf(use),
      name: use.name,
      detail: `${stateNames[use.state]}, ${use.site}, ${use.family}`,
      who: 'operatorContent' as const,
    })),
  ]
  return (
    <section className="pictures-part" aria-label="Where it is used">
      <h3>Where it is used</h3>
      {used.length === 0 ? (
        <p>No product, no page and no other document shows it.</p>
      ) : (
        <ul className="pictures-uses">
          {used.map(({ place, name, detail, who }) => (
            <li key={place}>
              {operatorCapability(who, roles) === 'allowed' ? (
                <a href={addressOf(place)} onClick={(event) => follow(event, place)}>
                  {name}
                </a>
              ) : (
                name
              )}
              <span className="pictures-soft">{detail}</span>
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
