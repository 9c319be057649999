import type { ReactNode } from 'react'
import type { ModeratedItem, ModeratedKind, ModerationList } from '../../../contracts/api/operator/moderatedItem.ts'
import { dateText, decisionText, reportText } from './moderationText.ts'
import { Stars } from './Stars.tsx'

type Column = { readonly title: string; readonly cell: (item: ModeratedItem) => ReactNode; readonly isName?: boolean }

/** OPR-12: what a list shows of a kind. */
export const columnsOf = (kind: ModeratedKind, list: ModerationList): readonly Column[] => [
  ...(kind === 'photos' ? [photo] : []),
  product,
  ...(kind === 'reviews' ? [stars] : []),
  words[kind],
  ...(kind === 'reviews' ? [photos] : []),
  { title: 'Author', cell: ({ author }) => <span className="item-name">{author}</span> },
  { title: 'Sent', cell: ({ date }) => <span className="item-date">{dateText(date)}</span> },
  ...(list === 'reported' ? [reports] : []),
  ...(list === 'published' || list === 'rejected' ? [decided] : []),
]

const product: Column = {
  title: 'Product',
  cell: ({ products }) =>
    products.map(({ productId, name, path }) => (
      <span key={productId} className="item-product">
        {name}
        {path === null && <span className="item-soft">No longer sold</span>}
      </span>
    )),
}

const stars: Column = { title: 'Stars', cell: (item) => item.stars !== undefined && <Stars stars={item.stars} /> }

const excerpt = ({ title, text }: ModeratedItem) => (
  <span className="item-excerpt">
    {title === undefined ? '' : <b>{title} </b>}
    {text}
  </span>
)

const words: Readonly<Record<ModeratedKind, Column>> = {
  reviews: { title: 'Review', cell: excerpt, isName: true },
  questions: { title: 'Question', cell: excerpt, isName: true },
  photos: { title: 'Caption', cell: excerpt, isName: true },
}

const thumbnails = ({ photos: all }: ModeratedItem) => (
  <span className="item-thumbnails">
    {all.map(({ url }) => (
      <img key={url} src={url} alt="" loading="lazy" />
    ))}
  </span>
)

const photos: Column = { title: 'Photos', cell: thumbnails }
const photo: Column = { title: 'Photo', cell: thumbnails }

const reports: Column = {
  title: 'Reported',
  cell: (item) => <span className="item-excerpt">{[reportText(item.reports), ...item.reasons].join(': ')}</span>,
}

const decided: Column = {
  title: 'Decision',
  cell: ({ decisions: [latest] }) => latest && <span className="item-excerpt">{decisionText(latest)}</span>,
}
