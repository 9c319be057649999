import type { BlockProps } from '../page/blockTable.ts'
import type { ContentBreakpoint } from '../../../../contracts/content/field.ts'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import { heightAt } from '../parts/Media.tsx'
import './PictureBlock.css'

/** CMS-44: one picture, another at each width where an editor chose one. */
export const PictureBlock = ({ block: { media, mediaTarget }, isLead = false }: BlockProps<'picture'>) => {
  const [first] = Object.values(media)
  if (first === undefined) return null
  const pictures = breakpointValues(media, first)
  const shown = (
    <picture>
      {widths.flatMap(([name, from, width]) => {
        const picture = pictures[name]
        return picture === pictures.xs ? (
          []
        ) : (
          <source
            key={name}
            media={`(min-width: ${from}px)`}
            srcSet={sizedPicture(picture.url, width, heightAt(picture, width))}
            width={picture.width}
            height={picture.height}
          />
        )
      })}
      <img
        className="picture-block"
        src={sizedPicture(pictures.xs.url, 1280, heightAt(pictures.xs, 1280))}
        alt={pictures.xs.alt}
        title={pictures.xs.seoTitle}
        width={pictures.xs.width ?? 3}
        height={pictures.xs.height ?? 2}
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
  return mediaTarget === undefined ? (
    shown
  ) : (
    <TargetLink to={mediaTarget} aria-label={pictures.xs.alt === '' ? mediaTarget.text : undefined}>
      {shown}
    </TargetLink>
  )
}

/** The largest first, as a browser takes the first that fits: from which width, and how wide the picture is, CSS px. */
const widths: readonly (readonly [ContentBreakpoint, number, number])[] = [
  ['lg', 1024, 1280],
  ['md', 768, 960],
  ['sm', 640, 720],
]
