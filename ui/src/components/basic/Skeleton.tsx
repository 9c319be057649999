import { cssVariables } from './cssVariables.ts'
import './Skeleton.css'

export interface SkeletonProps {
  /** CSS lengths of the final content, so that nothing jumps when it arrives. */
  readonly width?: string
  readonly height?: string
  readonly ratio?: string
}

/** A sunk rectangle in the final layout, shown after 150 ms. SkeletonGroup names the wait once. */
export const Skeleton = ({ width, height, ratio }: SkeletonProps) => {
  const size = cssVariables({
    '--skeleton-width': width ?? '100%',
    '--skeleton-height': height ?? 'auto',
    '--skeleton-ratio': ratio ?? 'auto',
  })
  return <span className="skeleton" aria-hidden="true" style={size} />
}

export interface SkeletonGroupProps {
  readonly label: string
  /** It replaces a whole page: until the page's own heading is there, its label is the heading. */
  readonly isPage?: boolean
  readonly children: React.ReactNode
}

/** In place of one thing, or a few below each other: rectangles of these heights, CSS. */
export const SkeletonBlocks = ({ label, heights }: { readonly label: string; readonly heights: readonly string[] }) => (
  <SkeletonGroup label={label}>
    {heights.map((height, place) => (
      <Skeleton key={`${place}`} height={height} />
    ))}
  </SkeletonGroup>
)

export interface SkeletonPageProps extends SkeletonGroupProps {
  /** Shown from the next frame on. */
  readonly isNow?: boolean
  /** It is part of a page that already has margins. */
  readonly isPart?: boolean
}

/** In place of a whole page: the footer waits below the fold, so that it never jumps. */
export const SkeletonPage = ({ isNow = false, isPart = false, ...group }: SkeletonPageProps) => (
  <div className={isPart ? 'skeleton-page' : 'page skeleton-page'} data-now={isNow || undefined}>
    <SkeletonGroup isPage {...group} />
  </div>
)

export interface TextPageSkeletonProps extends Omit<SkeletonPageProps, 'children'> {
  /** The name of a page with a layout of its own: "Category" has tiles, "Product" a picture beside the lines. */
  readonly layout?: string | null
}

/** In place of a page: a small line, the title, its lede and what follows. */
export const TextPageSkeleton = ({ layout, ...page }: TextPageSkeletonProps) => (
  <SkeletonPage {...page}>
    <div className="skeleton-column" data-layout={layout}>
      <Skeleton width="8rem" height="1.25rem" />
      <Skeleton width="18rem" height="3rem" />
      <Skeleton width="24rem" height="1.5rem" />
      <Skeleton height="24rem" />
    </div>
  </SkeletonPage>
)

/** Says "Loading" once for all the rectangles inside. */
export const SkeletonGroup = ({ label, isPage = false, children }: SkeletonGroupProps) => {
  const Label = isPage ? 'h1' : 'span'
  return (
    <div aria-busy="true" role="status">
      <Label className="visually-hidden">{label}</Label>
      {children}
    </div>
  )
}
