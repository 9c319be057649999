import { bringBackPicture, readPicture, removePicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { useOutcome } from '../api/useOutcome.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Toned } from '../parts/Toned.tsx'
import { PictureFacts, PictureUses } from './PictureFacts.tsx'
import { isShown } from './pictureText.ts'

type Props = { readonly pictureId: string; readonly onClose: () => void; readonly onChanged: () => void }

/** OPR-45, OPR-47, OPR-48: one picture: its address, where it is used, and removing it. */
export const PicturePanel = ({ pictureId, onClose, onChanged }: Props) => {
  const params = { pictureId }
  const { body: picture, failure, reloaded } = useAnswer(readPicture, { params })
  const { notice, setNotice, settle } = useOutcome(reloaded, onChanged)
  const remove = async (): Promise<void> =>
    settle(await callApi(removePicture, { params }), 'Removed. Its address shows nothing any more.')
  const bringBack = async (): Promise<void> =>
    settle(await callApi(bringBackPicture, { params }), 'It is in the shop again.')
  const copy = ({ path }: ShopPicture): Promise<void> =>
    navigator.clipboard.writeText(path).then(
      () => setNotice({ fault: false, text: 'The address is copied.' }),
      () => setNotice({ fault: true, text: 'The browser did not copy it. Select the address and copy it yourself.' }),
    )
  return (
    <Peek
      title={picture?.name ?? 'Picture'}
      onClose={onClose}
      {...(picture ? { version: `${picture.removedAt ?? 'kept'} ${picture.uses.length} ${picture.goods.length}` } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      {picture && (
        <>
          {picture.removedAt === undefined && (
            <img
              className="pictures-large"
              src={`/media/w_640/${picture.id}`}
              alt={`As it is served: ${picture.name}`}
              width={picture.width}
              height={picture.height}
            />
          )}
          <div>
            {picture.removedAt === undefined ? (
              <Toned tone="positive" text="In the shop" />
            ) : (
              <Toned tone="quiet" text="Removed" />
            )}
            <p role="status">{notice?.fault === false ? notice.text : ''}</p>
          </div>
          {picture.removedAt === undefined ? (
            <Kept picture={picture} onCopy={async () => copy(picture)} onRemove={remove} />
          ) : (
            <Removed onBringBack={bringBack} />
          )}
          <PictureUses picture={picture} />
          <PictureFacts picture={picture} />
        </>
      )}
    </Peek>
  )
}

type KeptProps = {
  readonly picture: ShopPicture
  readonly onCopy: () => Promise<void>
  readonly onRemove: () => Promise<void>
}

const Kept = ({ picture, onCopy, onRemove }: KeptProps) => (
  <>
    <p className="peek-link">{picture.path}</p>
    <div className="peek-actions">
      <PressButton kind="primary" onPress={onCopy}>
        Copy the address
      </PressButton>
      {!isShown(picture) && (
        <PressButton kind="danger" onPress={onRemove}>
          Remove
        </PressButton>
      )}
    </div>
    <p className="peek-line">
      {isShown(picture)
        ? 'It cannot be removed as long as shoppers see it, or are to see it.'
        : 'Put the address into the field for a picture of a page. A removed picture can be brought back for thirty days.'}
    </p>
  </>
)

const Removed = ({ onBringBack }: { readonly onBringBack: () => Promise<void> }) => (
  <>
    <div className="peek-actions">
      <PressButton kind="primary" onPress={onBringBack}>
        Undo
      </PressButton>
    </div>
    <p className="peek-line">
      It can be brought back for thirty days, and is deleted then. Browsers that have it already may go on showing it.
    </p>
  </>
)
