import type { Tint } from '../../../../core/domain/product/tintOf.ts'
import { sizedPicture } from './sizedPicture.ts'
import './ProductPlate.css'

export interface ProductPlateProps {
  /** Of the whole picture. */
  readonly src: string
  /** Empty when the product's name is next to it. */
  readonly alt: string
  /** The product's fixed background colour: the same in listing, cart and receipt. */
  readonly tint: Tint
  readonly isSquare?: boolean
  /** The one picture that a page waits for is loaded first; all others when they come near. */
  readonly isUrgent?: boolean
  /** 55 %: its line is not sent yet. */
  readonly isWaiting?: boolean
  /** A label or a heart on the picture. */
  readonly children?: React.ReactNode
}

export const ProductPlate = ({
  src,
  alt,
  tint,
  isSquare = false,
  isUrgent = false,
  isWaiting = false,
  children,
}: ProductPlateProps) => (
  <Plate tint={tint} data-square={isSquare || undefined} data-waiting={isWaiting || undefined}>
    <img
      src={isSquare ? sizedPicture(src, 136, 136) : sizedPicture(src, 300, 375)}
      alt={alt}
      width="600"
      height={isSquare ? 600 : 750}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
    />
    {children}
  </Plate>
)

interface PlateProps extends React.ComponentPropsWithoutRef<'div'> {
  /** Of the background; without one, that of the surroundings. */
  readonly tint?: Tint
  readonly 'data-square'?: true | undefined
  readonly 'data-waiting'?: true | undefined
}

/** Only the background, for pictures of other sizes. */
export const Plate = ({ tint, className = '', ...props }: PlateProps) => (
  <div {...props} className={`plate ${tint === undefined ? className : `tint-${tint}`}`} />
)
