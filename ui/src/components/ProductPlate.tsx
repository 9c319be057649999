import type { Tint } from '../../../core/domain/product/tintOf.ts'
import './ProductPlate.css'

export interface ProductPlateProps {
  readonly src: string
  /** Empty when the product's name stands beside it. */
  readonly alt: string
  /** The product's paper for life: the same in listing, cart and receipt. */
  readonly tint: Tint
  readonly isSquare?: boolean
  /** The one picture a page is waiting for is loaded first; all others when they come near. */
  readonly isUrgent?: boolean
  /** 55 %: the line it stands for waits to be sent. */
  readonly isWaiting?: boolean
  /** A label or a heart, placed on the paper. */
  readonly children?: React.ReactNode
}

export function ProductPlate({
  src,
  alt,
  tint,
  isSquare = false,
  isUrgent = false,
  isWaiting = false,
  children,
}: ProductPlateProps) {
  return (
    <div className={`plate tint-${tint}`} data-square={isSquare || undefined} data-waiting={isWaiting || undefined}>
      <img
        src={src}
        alt={alt}
        width="600"
        height={isSquare ? 600 : 750}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
      />
      {children}
    </div>
  )
}
