import './Skeleton.css'

export interface SkeletonProps {
  /** CSS lengths of the final thing, so nothing jumps when it arrives. */
  readonly width?: string
  readonly height?: string
  readonly ratio?: string
}

/** A sunk rectangle in the final geometry, shown after 150 ms. Its wait is named once, by SkeletonGroup. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  const size = {
    '--skeleton-width': width ?? '100%',
    '--skeleton-height': height ?? 'auto',
    '--skeleton-ratio': ratio ?? 'auto',
  } as React.CSSProperties
  return <span className="skeleton" aria-hidden="true" style={size} />
}

export interface SkeletonGroupProps {
  readonly label: string
  /** It stands for a whole page: until the page's own heading is there, its label is the heading. */
  readonly isPage?: boolean
  readonly children: React.ReactNode
}

/** Says "Loading" once for all the rectangles inside. */
export function SkeletonGroup({ label, isPage = false, children }: SkeletonGroupProps) {
  const Label = isPage ? 'h1' : 'span'
  return (
    <div aria-busy="true" role="status">
      <Label className="visually-hidden">{label}</Label>
      {children}
    </div>
  )
}
