import './PicturesScreen.css'
import { readPictures } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import type { PictureList, ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { Sign } from '../parts/Sign.tsx'
import { timeText } from '../parts/timeText.ts'
import type { ScreenProps } from '../screens.ts'
import { asking, goTo, usePlace } from '../shell/usePlace.ts'
import { DropPlace } from './DropPlace.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { bytesText, pixelsText, usesText } from './pictureText.ts'
import { UploadPart, useUploads } from './UploadPart.tsx'

const listNames: Readonly<Record<PictureList, string>> = { kept: 'In the shop', removed: 'Removed' }

type Asked = { readonly list: PictureList; readonly search: string; readonly before: string | null }

/** OPR-45, OPR-46: the uploaded pictures. List, search, page and what is open stand in the address. */
export const PicturesScreen = ({ opened: id }: ScreenProps) => {
  const { query } = usePlace()
  const asked: Asked = {
    list: query.get('list') === 'removed' ? 'removed' : 'kept',
    search: query.get('search') ?? '',
    before: query.get('before'),
  }
  const { list, search, before } = asked
  const { body, failure, reload } = useAnswer(readPictures, {
    query: { list, ...(search === '' ? {} : { search }), ...(before === null ? {} : { before }) },
  })
  const { upload, ...uploads } = useUploads(reload)
  return (
    <ScreenFrame
      title="Pictures"
      action={
        <SearchEntry
          key={search}
          label="Name"
          value={search}
          onSearch={(text) => goTo(placeOf({ list, search: text.trim(), before: null }))}
        />
      }
      peek={
        id === '' ? undefined : (
          <PicturePanel key={id} pictureId={id} onClose={() => goTo(placeOf(asked))} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.pictures.length} shown` } : {})}
    >
      <DropPlace onDrop={upload}>
        {(isOver) => (
          <>
            <UploadPart {...uploads} upload={upload} isOver={isOver} />
            <Choices
              label="Which pictures"
              names={listNames}
              chosen={list}
              onChoose={(name) => goTo(placeOf({ list: name, search, before: null }))}
            />
            {failure && <Refused message={failure.message} />}
            {body && (
              <>
                <Rows
                  name="Pictures"
                  items={body.pictures}
                  keyOf={(picture) => picture.id}
                  opened={id}
                  onOpen={(pictureId) => goTo(placeOf(asked, pictureId))}
                  nothing={nothingText(asked)}
                  columns={columnsOf(list)}
                />
                <OlderPages
                  before={before}
                  next={body.next}
                  onTurn={(turned) => goTo(placeOf({ ...asked, before: turned }))}
                />
              </>
            )}
          </>
        )}
      </DropPlace>
    </ScreenFrame>
  )
}

const columnsOf = (list: PictureList) => [
  { title: 'Picture', cell: (picture: ShopPicture) => <Named picture={picture} /> },
  { title: 'Size', cell: (picture: ShopPicture) => <Figure text={pixelsText(picture)} /> },
  { title: 'File', cell: (picture: ShopPicture) => <Figure text={bytesText(picture)} /> },
  { title: 'Used in', cell: usesText },
  list === 'kept'
    ? { title: 'Uploaded', cell: ({ at, by }: ShopPicture) => <When at={at} by={by} /> }
    : { title: 'Removed', cell: ({ removedAt = 0 }: ShopPicture) => timeText(removedAt) },
]

const placeOf = ({ list, search, before }: Asked, id = ''): string =>
  asking(id === '' ? 'pictures' : `pictures/${id}`, { list: list === 'kept' ? null : list, search, before })

const nothingText = ({ list, search }: Asked): string => {
  if (search !== '') return 'No picture has such a name. Clear the search, or look in the other list.'
  return list === 'kept' ? 'There is no picture in the shop.' : 'Nothing was removed in the last thirty days.'
}

/** A removed picture is served to nobody. */
const Named = ({ picture: { id, name, removedAt } }: { readonly picture: ShopPicture }) => (
  <span className="pictures-named">
    {removedAt === undefined ? (
      <img src={`/media/w_160/${id}`} alt="" width="56" height="42" loading="lazy" />
    ) : (
      <span className="pictures-gone">
        <Sign name="picture" />
      </span>
    )}
    {name}
  </span>
)

const Figure = ({ text }: { readonly text: string }) => <span className="pictures-figure">{text}</span>

const When = ({ at, by }: Pick<ShopPicture, 'at' | 'by'>) => (
  <>
    {timeText(at)}
    <span className="pictures-soft pictures-by">{by}</span>
  </>
)
